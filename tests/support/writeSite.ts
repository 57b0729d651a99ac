import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {smallPolicy} from './smallPolicy';

/** Writes a built site with `smallPolicy` into a folder. `contents` has file contents by path. */
export function writeSite(folder: string, contents: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries({'.hosts/policy.json': JSON.stringify(smallPolicy), ...contents})) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), content);
  }
}
