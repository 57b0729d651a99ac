/** @jest-environment jsdom */
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {fireEvent, screen} from '@testing-library/react';
import CodeBlock from '@theme/CodeBlock';
import MDXCode from '@theme/MDXComponents/Code';
import type {ReactNode} from 'react';
import HighlightedCode from '../../../src/theme/MDXComponents/HighlightedCode';
import {renderAt} from '../../support/renderAt';
import {mockResizeObserver} from '../../support/resizeObserver';

mockResizeObserver();

const render = (element: ReactNode) => renderAt('/docs', <ColorModeProvider>{element}</ColorModeProvider>);
const code = 'const a = 1;\n// highlight-next-line\nconst b = 2;';
const marked = () =>
  [...document.querySelectorAll('.theme-code-block-highlighted-line')].map(({textContent}) => textContent);

test('code in a component is highlighted, with title, line numbers and marked lines', () => {
  render(
    <CodeBlock language="js" title="a.js" showLineNumbers={7}>
      {code}
    </CodeBlock>,
  );
  expect(screen.getByText('a.js')).toBeTruthy();
  expect(screen.getAllByText('const')[0]?.matches('.token.keyword')).toBe(true);
  expect(marked()).toEqual(['const b = 2;']);
  expect(screen.queryByText(/highlight-next-line/)).toBe(null);
  expect(document.querySelector('code')?.style.counterReset).toBe('line-count 6');
});

test('`metastring` is the text after the language of a fence', () => {
  render(
    <CodeBlock className="language-js" metastring='title="a.js" {1}'>
      const a = 1;
    </CodeBlock>,
  );
  expect(screen.getByText('a.js')).toBeTruthy();
  expect(marked()).toEqual(['const a = 1;']);
});

test('its buttons work without the delegation of MDX pages, and copy no comment that marks lines', async () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  const writeText = jest.fn(async () => {});
  Object.assign(navigator, {clipboard: {writeText}});
  render(<CodeBlock language="js">{code}</CodeBlock>);
  fireEvent.click(screen.getByRole('button', {name: 'Copy code'}));
  expect((await screen.findByRole('status')).textContent).toBe('Copied');
  expect(writeText).toHaveBeenCalledWith('const a = 1;\nconst b = 2;');
  const wrap = screen.getByRole('button', {name: 'Wrap long lines'});
  fireEvent.click(wrap);
  expect(document.querySelector('code')?.style.whiteSpace).toBe('pre-wrap');
  expect(wrap.getAttribute('aria-pressed')).toBe('true');
});

test('a code block in MDX that the build has not highlighted is the theme’s, and inline code is inline', async () => {
  render(
    <>
      <MDXCode>a</MDXCode>
      <MDXCode className="language-js">{'const b;\n'}</MDXCode>
    </>,
  );
  expect((await screen.findByText('const')).matches('pre .keyword')).toBe(true);
  expect(screen.getByText('a').closest('pre')).toBe(null);
});

test('a highlighted code block has its title and the number of its first line', () => {
  const lines = '<div class="token-line">a<br></div>';
  render(<HighlightedCode className="language-js" language="js" title="a.js" lineNumbersStart="100" lines={lines} />);
  expect(screen.getByText('a.js')).toBeTruthy();
  expect(document.querySelector('code')?.style.counterReset).toBe('line-count 99');
  expect(screen.getByText('a').matches('code > .token-line')).toBe(true);
});
