import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Config} from 'jest';

process.env.TZ = 'UTC';

const rootDir = resolve(__dirname, '..');
const stubs = '<rootDir>/tests/support/docusaurus';
const coreExports =
  'BrowserOnly|ComponentCreator|constants|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|use[A-Z]\\w*';

/** Packages to compile like our own code, because they are published as ES modules only or contain JSX. */
const compiledPackages = ['@docusaurus', 'react-toastify', ...listEsModules()];

/** Returns the names of the installed packages with `"type": "module"`. */
function listEsModules(): string[] {
  const folder = resolve(rootDir, 'node_modules');
  return readdirSync(folder).filter((name) => {
    const file = resolve(folder, name, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module';
  });
}

const shared = {
  rootDir,
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
          target: 'es2022',
        },
        module: {type: 'commonjs'},
      },
    ],
  },
  // Matches the outermost package, so that nested dependencies of a compiled package are compiled, too.
  transformIgnorePatterns: [`^(?:(?!/node_modules/).)*/node_modules/(?!(${compiledPackages.join('|')})/)`],
  // Resolves the aliases of the build to the real modules; only generated modules are replaced by stubs.
  moduleNameMapper: {
    [`^@docusaurus/(${coreExports})$`]: '@docusaurus/core/lib/client/exports/$1',
    '^@theme-original/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', '@docusaurus/theme-classic/lib/theme/$1'],
    '^@site/(.*)$': '<rootDir>/$1',
    '^@generated/docusaurus\\.config$': `${stubs}/siteConfig.ts`,
    '^@generated/i18n$': `${stubs}/i18n.ts`,
    '^@generated/site-storage$': `${stubs}/siteStorage.ts`,
    '^@generated/.*$': `${stubs}/empty.ts`,
    '\\.css$': `${stubs}/cssModule.ts`,
  },
  setupFiles: [`${stubs}/browser.ts`],
  restoreMocks: true,
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/.docusaurus/'],
} satisfies Config;

/**
 * Three projects: `unit` tests `src`; `processes` too, with programs, services and databases that it starts; `built` tests
 * the site in `build/`. Tests run in Node; a test that needs a DOM sets `@jest-environment jsdom` in its first comment.
 */
const config: Config = {
  rootDir,
  // Generous timeout: CI machines are slow.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/!(*.process).test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'processes',
      testMatch: ['<rootDir>/tests/unit/**/*.process.test.ts'],
    },
    {
      ...shared,
      displayName: 'built',
      testMatch: ['<rootDir>/tests/built/**/*.test.ts'],
    },
  ],
};

export default config;
