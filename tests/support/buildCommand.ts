import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

/** Returns Node's arguments for `npm run build` of the project in a folder, with this project's Docusaurus. */
export function buildCommand(project: string): string[] {
  const {scripts} = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const flags: string[] = scripts.build.match(/--\S+/g) ?? [];
  return [...flags, resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'];
}
