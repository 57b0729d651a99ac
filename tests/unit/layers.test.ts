import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';

/** Imports that the linter must reject in a file of each layer (README, "Layers"). */
const forbidden: Record<string, readonly string[]> = {
  'src/lib/a.ts': [
    '../data/facts',
    '../site/env',
    '../plugins/hosting/policy',
    '../server/leads',
    '../scripts/facts',
    '../components/ui/Icon',
    '../hooks/useInView',
    '../client/search',
    '../pages/index',
    '../theme/Root',
    '@site/src/data/facts',
    'node:fs',
    'node:path',
    'react',
    'parse5',
    'postcss',
    'unified',
    'remark-parse',
    'hast-util-to-text',
    '../runtime/protocol',
  ],
  'src/data/faq/a.ts': [
    '../../site/env',
    '../../plugins/hosting/policy',
    '../../server/leads',
    '../../scripts/facts',
    '../../components/ui/Icon',
    '../../hooks/useInView',
    '../../client/search',
    '../../pages/index',
    '../../theme/Root',
    '@site/src/lib/format',
    'node:fs',
    'react',
    '../../runtime/browser/Island',
  ],
  'src/site/a.ts': [
    '../plugins/hosting/policy',
    '../server/leads',
    '../scripts/facts',
    '../components/ui/Icon',
    '../hooks/useInView',
    '../client/search',
    '../pages/index',
    '../theme/Root',
    '../runtime/browser/Island',
    '../runtime/build/replacements',
  ],
  ...Object.fromEntries(
    ['src/runtime/a.ts', 'src/runtime/browser/routes/a.ts'].map((file) => [
      file,
      [
        ...['data/facts', 'lib/format', 'site/env', 'plugins/hosting/policy', 'server/leads', 'scripts/facts'],
        ...['components/ui/Icon', 'hooks/useInView', 'client/search', 'pages/index', 'theme/Root'],
      ]
        .map((path) => `${'../'.repeat(file.split('/').length - 2)}${path}`)
        .concat('@site/src/data/facts'),
    ]),
  ),
  'src/plugins/hosting/a.ts': [
    '../../runtime/browser/Island',
    '../../server/leads',
    '../../scripts/facts',
    '../../components/ui/Icon',
    '../../hooks/useInView',
    '../../client/search',
    '../../pages/index',
    '../../theme/Root',
  ],
  'src/server/a.ts': [
    '../plugins/content-lint/checkProject',
    '../scripts/facts',
    '../components/ui/Icon',
    '../hooks/useInView',
    '../client/search',
    '../pages/index',
    '../theme/Root',
    '../runtime/plugin',
  ],
  ...Object.fromEntries(
    ['hooks', 'client'].map((layer) => [
      `src/${layer}/a.ts`,
      [
        '../runtime/build/replacements',
        '../components/ui/Icon',
        '../pages/index',
        '../theme/Root',
        '../site/env',
        '../plugins/hosting/policy',
        '../server/leads',
        '../scripts/facts',
      ],
    ]),
  ),
  'src/components/ui/a.tsx': [
    '../../data/facts',
    '../../client/settings',
    '../../site/env',
    '../../plugins/hosting/policy',
    '../../server/leads',
    '../../pages/index',
    '../../theme/Root',
    '../sections/shared/Faq',
    '../templates/LandingPage',
    '../scenes/Scene',
    '../forms/Form',
    '../search/SearchBox',
    '../shell/Shell',
    '../mdx/Fact',
  ],
  ...Object.fromEntries(
    ['scenes', 'forms', 'search', 'shell', 'mdx'].map((layer) => [
      `src/components/${layer}/a.tsx`,
      [
        ...['../sections/shared/Faq', '../templates/LandingPage', '../../pages/index', '../../theme/Root'],
        ...['../../site/env', '../../runtime/build/replacements'],
      ],
    ]),
  ),
  'src/components/sections/home/a.tsx': [
    '../../templates/LandingPage',
    '../../../pages/index',
    '../../../theme/Root',
    '../../../site/env',
    '../../../plugins/hosting/policy',
    '../../../server/leads',
  ],
  'src/components/templates/a.tsx': ['../../pages/index', '../../theme/Root', '../../site/env', '../../server/leads'],
  'src/pages/a.tsx': [
    '../site/env',
    '../plugins/hosting/policy',
    '../server/leads',
    '../scripts/facts',
    './a.module.css',
    '../components/ui/Icon.module.css',
  ],
  'src/theme/Root/a.tsx': [
    '../../site/env',
    '../../plugins/hosting/policy',
    '../../server/leads',
    '../../runtime/build/replacements',
  ],
};

/** Returns the imports that the linter rejects, as `file:line`. */
function findRejected(files: Record<string, readonly string[]>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  const config = JSON.parse(readFileSync('.biome.json', 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({...config, vcs: {enabled: false}}));
  for (const [file, modules] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), modules.map((name, at) => `export * as m${at} from '${name}';\n`).join(''));
  }
  const command = ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=github'];
  const {stdout} = spawnSync(resolve('node_modules/.bin/biome'), command, {cwd: folder, encoding: 'utf8'});
  rmSync(folder, {recursive: true});
  return [...stdout.matchAll(/noRestrictedImports,file=[^,]*?(src\/[^,]+),line=(\d+)/g)].map(
    ([, file, line]) => `${file}:${line}`,
  );
}

const rejected = findRejected(forbidden);

test.each(Object.entries(forbidden))('%s may not import higher layers', (file, modules) => {
  expect(modules.filter((_, at) => !rejected.includes(`${file}:${at + 1}`))).toEqual([]);
});

test('an import of a lower layer is allowed', () => {
  const allowed = {
    'src/data/faq/a.ts': ['../facts', '../../lib/format'],
    'src/runtime/browser/a.ts': ['../protocol', '@docusaurus/core/lib/client/App', '@theme/Root', 'react'],
    'src/site/a.ts': ['../runtime/plugin', '../data/facts'],
    'src/hooks/a.ts': ['../runtime/browser/useHydrated'],
    'src/plugins/feeds/a.ts': [
      '../../runtime/build/replacements',
      '../../data/facts',
      '../built-page/html',
      '../../site/env',
    ],
    'src/server/a.ts': ['../plugins/hosting/policy', '../lib/lead'],
    'src/components/ui/a.tsx': ['../../hooks/useInView', '../../lib/days', 'react'],
    'src/components/sections/home/a.tsx': ['../../../data/forms/forms', '../../shell/Shell', '../../ui/Icon'],
    'src/pages/a.tsx': ['../data/facts', '../components/sections/shared/Faq', '../theme/Root'],
  };
  expect(findRejected(allowed)).toEqual([]);
});
