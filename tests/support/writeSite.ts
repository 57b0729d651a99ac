import {smallPolicy} from './smallPolicy';
import {writeFiles} from './writeFiles';

/** Writes a built site with `smallPolicy` into a folder. `contents` has file contents by path. */
export function writeSite(folder: string, contents: Readonly<Record<string, string | Buffer>>): void {
  writeFiles(folder, {'.hosts/policy.json': JSON.stringify(smallPolicy), ...contents});
}
