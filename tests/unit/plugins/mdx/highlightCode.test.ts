import type {Element, Root} from 'hast';
import {highlightCode} from '../../../../src/plugins/mdx/highlightCode';

/** Highlights a fence and returns its HTML. */
function highlighted(language: string, text: string, metastring?: string): string {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: [`language-${language}`], metastring},
    children: [{type: 'text', value: `${text}\n`}],
  };
  const tree: Root = {
    type: 'root',
    children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}],
  };
  highlightCode()(tree);
  return String(code.properties.highlighted);
}

test.each([
  ['ts', 'const a = 1;', 'keyword', 'const'],
  ['bash', 'echo "$HOME"', 'builtin', 'echo'],
  ['diff', '-old', 'deleted', 'old'],
  ['json', '{"a": 1}', 'property', '"a"'],
])('%s is highlighted', (language, text, kind, token) => {
  expect(highlighted(language, text)).toMatch(new RegExp(`<span class="token [^"]*${kind}[^>]*>${token}</span>`));
});

test('each line is an element of its own, also an empty one, and text is escaped', () => {
  const line = (content: string) => `<div class="token-line" style="color:var(--text)">${content}<br></div>`;
  expect(highlighted('text', '<a>\n\nb')).toBe(
    line('<span class="token plain">&#x3C;a></span>') +
      line('<span class="token plain" style="display:inline-block"></span>') +
      line('<span class="token plain">b</span>'),
  );
});

test('the lines of a range are marked', () => {
  const lines = highlighted('text', 'a\nb\nc\nd', 'title="x" {1,3-4}').split('<br>');
  expect(lines.map((line) => line.includes('theme-code-block-highlighted-line'))).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});
