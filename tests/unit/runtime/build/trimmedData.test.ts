import {readFileSync} from 'node:fs';
import {trimmedConfig, trimmedGlobalData, withoutBuildSettings} from '../../../../src/runtime/build/trimmedData';
import {temporaryFolder} from '../../../support/temporaryFolder';

test('settings of the build are removed at the top only: keys of the same name in other settings stay', () => {
  const config = {
    title: 'Site',
    plugins: ['a'],
    markdown: {mermaid: true},
    themeConfig: {styles: [1], plugins: ['b'], storage: {type: 'localStorage'}},
    customFields: {scripts: ['c']},
    future: {faster: {swcJsLoader: true}, v4: {}, experimental_router: 'browser'},
  };
  const {plugins: _1, markdown: _2, ...rest} = config;
  expect(withoutBuildSettings(config)).toEqual({...rest, future: {experimental_router: 'browser'}});
});

test('the module of the configuration is replaced by one that exports the rest', () => {
  const config = {title: 'It’s } a “site”', plugins: []};
  const code = `/* Generated */\nexport default ${JSON.stringify(config, null, 2)};\n`;
  const [replacement] = trimmedConfig(temporaryFolder({'docusaurus.config.mjs': code}));
  expect('@generated/docusaurus.config').toMatch(replacement?.module ?? /^$/);
  expect(readFileSync(replacement?.by ?? '', 'utf8')).toBe('export default {"title":"It’s } a “site”","future":{}}');
});

test('a module of the configuration that cannot be read is not replaced', () => {
  expect(trimmedConfig(temporaryFolder({'docusaurus.config.mjs': 'export default read({\n});\n'}))).toEqual([]);
});

test('the list of docs is removed unless there are several versions', () => {
  const docs = [{id: 'intro', path: '/docs/intro'}];
  const data = {
    'docusaurus-plugin-content-docs': {
      default: {path: '/docs', versions: [{name: 'current', docs}]},
      api: {
        versions: [
          {name: 'current', docs},
          {name: '1.0', docs},
        ],
      },
    },
    'other-plugin': {default: {versions: [{docs}]}},
  };
  const [replacement] = trimmedGlobalData(temporaryFolder({'globalData.json': JSON.stringify(data)}));
  const trimmed = JSON.parse(readFileSync(replacement?.by ?? '', 'utf8'));
  expect(trimmed['docusaurus-plugin-content-docs'].default).toEqual({
    path: '/docs',
    versions: [{name: 'current', docs: []}],
  });
  expect(trimmed['docusaurus-plugin-content-docs'].api).toEqual(data['docusaurus-plugin-content-docs'].api);
  expect(trimmed['other-plugin']).toEqual(data['other-plugin']);
});
