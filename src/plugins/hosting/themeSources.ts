import type {DocusaurusConfig} from '@docusaurus/types';
import type {Sources} from './sources';

type ThemeSources = Pick<Sources, 'scripts' | 'styles'> & {
  /** Whether the themes work under Trusted Types. */
  trustedTypes: boolean;
  /** What the owner should know, a sentence each. */
  notes: string[];
};

/**
 * Returns what the Content-Security-Policy has to allow for themes of Docusaurus that the configuration adds: they do not
 * work without it.
 */
export function themeSources({markdown, themes}: Pick<DocusaurusConfig, 'markdown' | 'themes'>): ThemeSources {
  const names = themes.flatMap((theme) => (Array.isArray(theme) ? theme[0] : theme)).map(String);
  const needs = [
    {
      isUsed: markdown.mermaid,
      scripts: [],
      styles: ["'unsafe-inline'"],
      note: 'markdown.mermaid: the Content-Security-Policy allows inline styles, which diagrams have, and requires no Trusted Types.',
    },
    {
      isUsed: names.some((name) => name.includes('live-codeblock')),
      scripts: ["'unsafe-eval'"],
      styles: [],
      note: 'theme-live-codeblock: the Content-Security-Policy allows eval, which runs the code that visitors edit, and requires no Trusted Types.',
    },
  ].filter(({isUsed}) => isUsed);
  return {
    scripts: needs.flatMap(({scripts}) => scripts),
    styles: needs.flatMap(({styles}) => styles),
    trustedTypes: needs.length === 0,
    notes: needs.map(({note}) => note),
  };
}
