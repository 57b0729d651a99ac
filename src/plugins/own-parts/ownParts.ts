import {existsSync, readdirSync} from 'node:fs';
import {join, parse} from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {DocusaurusConfig} from '@docusaurus/types';

type ThemeConfig = Partial<Preset.ThemeConfig>;

/** A setting without effect: how it is recognized, and what to do instead. */
type ReplacedSetting = {
  name: string;
  isSet: (config: ThemeConfig) => boolean;
  instead: string;
  /** Whether the build cannot succeed with it. */
  isError?: boolean;
};

const replacedSettings: readonly ReplacedSetting[] = [
  {
    name: 'themeConfig.announcementBar',
    isSet: ({announcementBar}) => Boolean(announcementBar),
    instead: 'write homeBanner or announcement in src/data/home/banners.ts',
  },
  {
    name: 'themeConfig.navbar',
    // The theme's validation adds an empty list of items.
    isSet: ({navbar}) => Boolean(navbar?.title || navbar?.logo || navbar?.items?.length || navbar?.hideOnScroll),
    instead: 'write the links of the header in src/data/navigation/header.ts, and the logo in src/data/brand.ts',
  },
  {
    name: 'themeConfig.footer',
    isSet: ({footer}) => Boolean(footer),
    instead: 'write the links of the footer in src/data/navigation/footer.ts',
  },
  {
    name: 'themeConfig.algolia',
    // Its theme adds the page /search, which the site has.
    isSet: ({algolia}) => Boolean(algolia),
    isError: true,
    instead: 'remove it: the build creates the index of the search (src/plugins/search-index)',
  },
  {
    name: 'themeConfig.docs.sidebar.hideable',
    isSet: ({docs}) => docs?.sidebar?.hideable === true,
    instead: 'remove it: the sidebar is always shown next to the text, and on phones folded above it',
  },
];

/** Components of the theme that no page of this site renders, with the file to edit instead. */
const replacedComponents: Readonly<Record<string, string>> = {
  AnnouncementBar: 'src/data/home/banners.ts',
  ColorModeToggle: 'src/components/shell/ThemeSwitch.tsx',
  Footer: 'src/components/shell/Footer.tsx',
  Navbar: 'src/components/shell/Header.tsx',
  NavbarItem: 'src/components/shell/Header.tsx',
  SearchBar: 'src/components/shell/SearchButton.tsx',
  SearchPage: 'src/pages/search.tsx',
  SkipToContent: 'src/components/shell/Shell.tsx',
};

/**
 * Returns a sentence for each setting and swizzled component that has no effect, because the site has its own part. Throws
 * the sentence of a setting that would stop the build later.
 */
export function replacedParts({themeConfig}: Pick<DocusaurusConfig, 'themeConfig'>, siteDir: string): string[] {
  const theme = join(siteDir, 'src/theme');
  const settings = replacedSettings.filter(({isSet}) => isSet(themeConfig as ThemeConfig));
  const sentence = ({name, instead}: ReplacedSetting) => `${name} has no effect: ${instead}.`;
  const error = settings.find(({isError}) => isError);
  if (error) throw new Error(sentence(error));
  const swizzled = existsSync(theme) ? readdirSync(theme).map((file) => parse(file).name) : [];
  return [
    ...settings.map(sentence),
    ...Object.entries(replacedComponents)
      .filter(([name]) => swizzled.includes(name))
      .map(([name, file]) => `src/theme/${name} has no effect, because no page renders it: edit ${file} instead.`),
  ];
}
