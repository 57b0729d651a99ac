import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Config} from 'jest';

process.env.TZ = 'UTC';

const rootDir = resolve(__dirname, '..');
const stubs = '<rootDir>/tests/support/docusaurus';
const coreExports =
  'BrowserOnly|ComponentCreator|constants|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|use[A-Z]\\w*';

/** Packages that are published as ES modules only, or with JSX left in, are compiled like our own code. */
const compiled = ['@docusaurus', 'lucide-react', 'react-toastify', ...esModules()];

/** Names of the installed packages that Node could only import. */
function esModules(): string[] {
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
  // By the outermost package: what a compiled one brings along is compiled with it.
  transformIgnorePatterns: [`^(?:(?!/node_modules/).)*/node_modules/(?!(${compiled.join('|')})/)`],
  // The build's own import aliases, led to the real modules; only what the build generates is stood in for.
  moduleNameMapper: {
    [`^@docusaurus/(${coreExports})$`]: '@docusaurus/core/lib/client/exports/$1',
    '^@theme-original/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', '@docusaurus/theme-classic/lib/theme/$1'],
    '^@site/(.*)$': '<rootDir>/$1',
    '^@generated/docusaurus\\.config$': `${stubs}/siteConfig.ts`,
    '^@generated/site-storage$': `${stubs}/siteStorage.ts`,
    '^@generated/.*$': `${stubs}/empty.ts`,
    '\\.css$': `${stubs}/cssModule.ts`,
  },
  setupFiles: [`${stubs}/browser.ts`],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/.docusaurus/'],
} satisfies Config;

/**
 * Two projects: `unit` over `src`, and `built` over the site in `build/`. Tests run in Node; one that needs a
 * document says `@jest-environment jsdom` in its first comment.
 */
const config: Config = {
  rootDir,
  // What is waited for comes when it comes: a machine that does much at once is no fault of the site.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'built',
      testMatch: ['<rootDir>/tests/built/**/*.test.ts'],
    },
  ],
};

export default config;
