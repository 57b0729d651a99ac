import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {registryCode, splitTables, withoutDocs} from '../lib/docsSections';

/**
 * Writes the generated tables of pages anew, without the docs, and the docs as modules of their own, a section each.
 * `standIns/preload.ts` fetches them.
 *
 * @returns which file is to be taken for each of the modules of Docusaurus
 */
export function writeDocsSections(generatedFilesDir: string): {module: RegExp; by: string}[] {
  const read = (file: string) => readFileSync(join(generatedFilesDir, file), 'utf8');
  const write = (file: string, code: string) => {
    const path = join(generatedFilesDir, file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, code);
    return path;
  };
  const {rest: routes, docs} = withoutDocs(read('routes.js'));
  const {rest, sections} = splitTables(docs, JSON.parse(read('routesChunkNames.json')), read('registry.js'));

  const fetchers = [...sections].map(([path, section]) => {
    const file = write(
      `light${path}.js`,
      `export const docs = ${JSON.stringify(section.docs.map(({path, hash}) => [path, hash]))};
export const chunkNames = ${JSON.stringify(section.chunkNames)};
export const registry = ${registryCode(section.registry)};`,
    );
    // The HTML of a page names the files of the chunk that is called like its section: builtPages/pageDresser.ts.
    return `${JSON.stringify(path)}: () => import(/* webpackChunkName: ${JSON.stringify(path)} */ ${JSON.stringify(file)}),`;
  });
  write('docsSections.js', `export const sections = {${fetchers.join('\n')}};`);

  const light = (name: string, code: string) => ({
    module: new RegExp(`^@generated/${name}$`),
    by: write(`light-${name}.js`, code),
  });
  return [
    light('routes', routes),
    light('routesChunkNames', `export default ${JSON.stringify(rest.chunkNames)}`),
    light('registry', `export default ${registryCode(rest.registry)}`),
  ];
}
