import {cpSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';

/** Copies what a build of the project reads to `folder`, and links its packages. */
export function copyProject(root: string, folder: string): void {
  const configs = ['docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json', 'package.json', '.cspell.json'];
  for (const name of ['blog', 'docs', 'src', 'static', ...configs]) {
    cpSync(join(root, name), join(folder, name), {recursive: true});
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}
