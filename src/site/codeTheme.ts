import type {PrismTheme} from 'prism-react-renderer';

/** Syntax colors of code blocks, as tokens (css/tokens.css), so that they adapt to light and dark surfaces. */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--text)', backgroundColor: 'var(--surface-sunken)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata', 'coord'], style: {color: 'var(--code-comment)'}},
    {types: ['punctuation', 'operator'], style: {color: 'var(--text-muted)'}},
    {types: ['keyword', 'tag', 'selector', 'atrule'], style: {color: 'var(--code-keyword)'}},
    {types: ['string', 'char', 'attr-value', 'url'], style: {color: 'var(--code-string)'}},
    {types: ['number', 'boolean', 'constant'], style: {color: 'var(--code-number)'}},
    {types: ['function', 'class-name', 'property', 'attr-name'], style: {color: 'var(--code-function)'}},
    {types: ['inserted'], style: {color: 'var(--good)'}},
    {types: ['deleted'], style: {color: 'var(--bad)'}},
  ],
};
