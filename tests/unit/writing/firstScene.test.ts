import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {withFirstScene} from '../../../src/writing/firstScene';

const parse = withFirstScene((params) => params.defaultParseFrontMatter(params));

async function frontMatterOf(text: string): Promise<object> {
  const parsed = await parse({
    filePath: 'blog/a/index.mdx',
    fileContent: `---\ntitle: One\n---\n\n${text}\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER as never,
  });
  expect(parsed.content).toBe(text);
  return parsed.frontMatter;
}

test.each([
  ['Words.\n\n<Scene name="support" caption="A." />\n\n<Scene name="data" caption="B." />'],
  ['<Scene\n  caption="A."\n  name="support"\n/>'],
])('the first scene of the text is named: %#', async (text) => {
  expect(await frontMatterOf(text)).toEqual({title: 'One', scene: 'support'});
});

test.each(['Words alone.', '<SceneOf name="support" />', 'As `<Scene name="support" />` does.'])(
  '%s: no scene, none named',
  async (text) => {
    expect(await frontMatterOf(text)).toEqual({title: 'One'});
  },
);
