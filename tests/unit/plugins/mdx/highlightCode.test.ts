import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Element, Root} from 'hast';
import {themes} from 'prism-react-renderer';
import {highlightCode} from '../../../../src/plugins/mdx/highlightCode';
import {codeLanguages} from '../../../../src/site/codeLanguages';
import {codeTheme} from '../../../../src/site/codeTheme';

const prism = {theme: codeTheme, additionalLanguages: codeLanguages};

type Fence = {language?: string; text: string; metastring?: string; themeConfig?: ThemeConfig; properties?: object};

/** Returns what the plugin makes of a fence. */
function transform({language, text, metastring, themeConfig = {prism}, properties}: Fence): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {...(language && {className: [`language-${language}`]}), metastring, live: false, ...properties},
    children: [{type: 'text', value: `${text}\n`}],
  };
  const tree: Root = {
    type: 'root',
    children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}],
  };
  highlightCode(themeConfig)(tree);
  return tree.children[0] as Element;
}

/** Returns the HTML of a fence's lines. */
function linesOf(fence: Fence): string {
  return String(transform(fence).properties.lines);
}

test.each([
  ['ts', 'const a = 1;', 'keyword', 'const'],
  ['bash', 'echo "$HOME"', 'builtin', 'echo'],
  ['diff', '-old', 'deleted', 'old'],
  ['json', '{"a": 1}', 'property', '"a"'],
])('%s is highlighted', (language, text, kind, token) => {
  expect(linesOf({language, text})).toMatch(new RegExp(`<span class="token [^"]*${kind}[^>]*>${token}</span>`));
});

test('languages and colors are those of the configuration', () => {
  const themeConfig = {
    prism: {theme: themes.github, defaultLanguage: 'PHP', additionalLanguages: ['php']},
  } satisfies ThemeConfig;
  const {language, className, lines} = transform({text: '<?php echo "a";', themeConfig}).properties;
  expect({language, className}).toEqual({language: 'php', className: 'language-php'});
  expect(lines).toContain(`<span class="token keyword" style="color:#00009f">echo</span>`);
});

test('in dark mode, the colors are those of the dark theme', () => {
  const themeConfig = {
    colorMode: {defaultMode: 'dark', disableSwitch: true},
    prism: {theme: themes.github, darkTheme: themes.dracula},
  } satisfies ThemeConfig;
  expect(linesOf({text: 'a', themeConfig})).toContain('color:#F8F8F2');
});

test.each<[string, Partial<Fence>]>([
  ['live code', {metastring: 'live', properties: {live: true}}],
  ['an unknown word', {metastring: 'title="a" reference'}],
  ['a property of another plugin', {properties: {sync: true}}],
  ['a formula', {properties: {className: ['language-math', 'math-display']}}],
  ['colors of two modes', {themeConfig: {prism: {theme: themes.github, darkTheme: themes.dracula}}}],
])('a block with %s is left to the theme', (_name, fence) => {
  expect(transform({language: 'js', text: 'a', ...fence}).tagName).toBe('pre');
});
