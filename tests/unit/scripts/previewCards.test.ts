import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const tsx = require.resolve('tsx');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Runs `npm run preview:social-cards` on a project with these files. */
function previewCards(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  return spawnSync(process.execPath, ['--import', tsx, resolve('src/scripts/previewCards.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
}

test('shows the path, title and image of every page with a card', () => {
  const {stdout, status} = previewCards({
    'build/index.html': '<main><h1>Home & more</h1></main>',
    'build/docs/a.html': '<main><h1>First steps</h1></main>',
    'build/404.html': '<main><h1>Not here</h1></main>',
    'build/cards/index.png': 'home',
    'build/cards/docs/a.png': 'doc',
  });
  expect(status).toBe(0);
  const [, count, url = ''] = /^(\d+) cards: (file:\S+)$/m.exec(stdout) ?? [];
  expect(count).toBe('2');
  const page = readFileSync(fileURLToPath(url), 'utf8');
  expect(page).toContain('<b>/</b> Home &#38; more');
  expect(page).toContain('<b>/docs/a</b> First steps');
  expect(page).toContain(`src="data:image/png;base64,${Buffer.from('doc').toString('base64')}"`);
  expect(page).not.toContain('Not here');
});
