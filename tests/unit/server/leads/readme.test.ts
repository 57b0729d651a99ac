import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {leadSettingNames} from '../../../../src/site/env';

const readme = readFileSync('src/server/leads/README.md', 'utf8');

test('the functions for Netlify, Vercel and Cloudflare have no type errors', () => {
  const files = [...readme.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)];
  expect(files.map(([, name]) => name)).toEqual([
    'netlify/functions/leads.ts',
    'netlify/functions/leads-scheduled.ts',
    'api/landingpage/forms.ts',
    'api/leads-scheduled.ts',
    'worker.ts',
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  try {
    for (const name of ['src', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
    for (const [, name = '', text = ''] of files) {
      mkdirSync(dirname(join(folder, name)), {recursive: true});
      writeFileSync(join(folder, name), text);
    }
    writeFileSync(
      join(folder, 'vercel.d.ts'),
      "declare module '@vercel/functions' {\n  export function waitUntil(work: Promise<unknown>): void;\n}\n",
    );
    const {compilerOptions} = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
    const options = {...compilerOptions, types: ['node'], paths: {}, preserveSymlinks: true};
    const names = [...files.map(([, name]) => name), 'vercel.d.ts'];
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({compilerOptions: options, files: names}));
    const tsc = resolve('node_modules/.bin/tsc');
    expect(() => execFileSync(tsc, ['-p', folder], {encoding: 'utf8', stdio: 'pipe'})).not.toThrow();
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('the table of settings names every setting', () => {
  expect([...readme.matchAll(/`(LEADS_[A-Z_]+)`/g)].map(([, name]) => name)).toEqual(
    expect.arrayContaining([...leadSettingNames]),
  );
});
