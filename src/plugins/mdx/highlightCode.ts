import type {ThemeConfig} from '@docusaurus/preset-classic';
import {validateThemeConfig} from '@docusaurus/theme-classic/lib/options';
import type {ThemeConfig as NormalizedThemeConfig} from '@docusaurus/theme-common';
import {normalizeThemeConfig} from '@docusaurus/utils-validation';
import type {Element, ElementContent, Properties, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString as textOf} from 'mdast-util-to-string';
import {normalizeTokens, Prism, type PrismTheme, type PrismThemeEntry} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import {createCodeBlockMetadata} from './codeMetadata';

/** What the text after the language of a fence may contain: a title, highlighted lines, and line numbers. */
const understood = /title=(["']).*?\1|\{[\d,\s-]+\}|\bshowLineNumbers(=\d+)?(?!\S)/g;

/**
 * Replaces each code block by an element `highlightedCode` with the HTML of its lines, for
 * `theme/MDXComponents/HighlightedCode`. A block with anything that is not in Docusaurus' documentation of code blocks
 * stays as it is, for the theme's component: such as `live`, of a theme for live code.
 *
 * @param themeConfig of the site: languages, colors and comments that highlight lines are those of its `prism`
 */
export function highlightCode(themeConfig: ThemeConfig): (tree: Root) => void {
  const {colorMode, prism} = validateThemeConfig({
    themeConfig: themeConfig as NormalizedThemeConfig,
    validate: normalizeThemeConfig,
  });
  // Colors of both modes cannot be in the HTML.
  if (prism.darkTheme && !colorMode.disableSwitch) return () => {};
  const theme = (colorMode.defaultMode === 'dark' && prism.darkTheme) || prism.theme;
  registerLanguages(prism.additionalLanguages);
  return (tree) => {
    visit(tree, {tagName: 'pre'}, (pre, index, parent) => {
      const [code] = (pre as Element).children;
      if (!parent || index === undefined || !isUnderstood(code)) return;
      const {className, metastring} = code.properties;
      const {title, lineNumbersStart, ...block} = createCodeBlockMetadata({
        code: textOf(code),
        className: (className as string[] | undefined)?.[0],
        language: undefined,
        defaultLanguage: prism.defaultLanguage,
        metastring: String(metastring ?? '').replace(/\{[\d,\s-]+\}/, (range) => range.replaceAll(/\s/g, '')),
        magicComments: prism.magicComments,
        title: undefined,
        showLineNumbers: undefined,
      });
      const highlighted: Element = {
        type: 'element',
        tagName: 'highlightedCode',
        properties: {
          className: block.className,
          language: block.language,
          ...(title && {title: String(title)}),
          ...(lineNumbersStart !== undefined && {lineNumbersStart: String(lineNumbersStart)}),
          lines: highlight(block, theme),
        },
        children: [],
      };
      parent.children[index] = highlighted;
    });
  };
}

function isUnderstood(code: Element['children'][number] | undefined): code is Element {
  if (code?.type !== 'element' || code.tagName !== 'code') return false;
  const {className = [], metastring, live, ...others} = code.properties;
  return (
    !live &&
    Object.keys(others).length === 0 &&
    (className as string[]).length <= 1 &&
    code.children.every(({type}) => type === 'text') &&
    String(metastring ?? '')
      .replaceAll(understood, '')
      .trim() === ''
  );
}

/** Prism's language modules extend the global `Prism`. */
function registerLanguages(languages: readonly string[]): void {
  const globals = globalThis as {Prism?: typeof Prism};
  globals.Prism = Prism;
  for (const language of languages) {
    if (language === 'php') require('prismjs/components/prism-markup-templating');
    require(`prismjs/components/prism-${language}`);
  }
  delete globals.Prism;
}

type Block = Pick<ReturnType<typeof createCodeBlockMetadata>, 'code' | 'language' | 'lineClassNames'>;

/** Returns the HTML of the lines, as the theme's `CodeBlock/Line` renders them. */
function highlight({code, language, lineClassNames}: Block, theme: PrismTheme): string {
  const styleOf = tokenStyles(theme, language);
  const {backgroundColor: _, ...plain} = theme.plain;
  return toHtml(
    normalizeTokens(tokenize(code, language)).map((tokens, index) =>
      element('div', {className: ['token-line', ...(lineClassNames[index] ?? [])], style: css(plain)}, [
        ...tokens.map(({types, content, empty}) =>
          element(
            'span',
            {className: ['token', ...types], style: css({...(empty && {display: 'inline-block'}), ...styleOf(types)})},
            // The only token of an empty line is its line break, which `<br>` replaces.
            [{type: 'text', value: content === '\n' ? '' : content}],
          ),
        ),
        element('br', {}, []),
      ]),
    ),
  );
}

type Tokens = ReturnType<typeof Prism.tokenize>;

/** As `Highlight` of prism-react-renderer does: with the hooks of languages that are mixed with others, such as PHP. */
function tokenize(code: string, language: string): Tokens {
  const grammar = Prism.languages[language];
  if (!grammar) return [code];
  const environment = {code, grammar, language, tokens: [] as Tokens};
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(code, grammar);
  Prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

/** Returns the style of a token in the language by its types; a later one overrides those before it. */
function tokenStyles({styles}: PrismTheme, language: string): (types: readonly string[]) => PrismThemeEntry {
  const own = styles.filter(({languages}) => languages?.includes(language) ?? true);
  return (types) =>
    Object.assign(
      {},
      ...types.flatMap((type) => own.filter((entry) => entry.types.includes(type))).map(({style}) => style),
    );
}

function css(style: PrismThemeEntry): string | undefined {
  const declarations = Object.entries(style).map(
    ([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
  );
  return declarations.join(';') || undefined;
}

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children};
}
