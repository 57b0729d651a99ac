/** @jest-environment jsdom */
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {fireEvent, screen} from '@testing-library/react';
import CodeBlock from '@theme/CodeBlock';
import {renderAt} from '../../support/renderAt';
import {mockResizeObserver} from '../../support/resizeObserver';

mockResizeObserver();

test('the buttons of a hydrated code block work without the delegation of MDX pages, and copy no comment that marks lines', async () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  const writeText = jest.fn(async () => {});
  Object.assign(navigator, {clipboard: {writeText}});
  renderAt(
    '/docs',
    <ColorModeProvider>
      <CodeBlock language="js">{'const a = 1;\n// highlight-next-line\nconst b = 2;'}</CodeBlock>
    </ColorModeProvider>,
  );
  fireEvent.click(screen.getByRole('button', {name: 'Copy code'}));
  expect((await screen.findByRole('status')).textContent).toBe('Copied');
  expect(writeText).toHaveBeenCalledWith('const a = 1;\nconst b = 2;');
  const wrap = screen.getByRole('button', {name: 'Wrap long lines'});
  fireEvent.click(wrap);
  expect(document.querySelector('code')?.style.whiteSpace).toBe('pre-wrap');
  expect(wrap.getAttribute('aria-pressed')).toBe('true');
});
