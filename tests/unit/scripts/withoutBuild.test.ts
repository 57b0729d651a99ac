import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

test.each(['src/scripts/checkLinks', 'src/scripts/snapshotUrls', 'src/server/compress', 'tests/bench/bench'])(
  'without a build, %s.ts prints the command to run first',
  (command) => {
    const folder = mkdtempSync(join(tmpdir(), 'without-build-'));
    const {stderr, status} = spawnSync(
      process.execPath,
      ['--import', require.resolve('tsx'), resolve(`${command}.ts`)],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    rmSync(folder, {recursive: true});
    expect(status).toBe(1);
    expect(stderr).toMatch(/^[^\n]+[:.] [Rr]un npm run build first\.\n$/);
  },
);
