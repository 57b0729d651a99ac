import {withFirstScene} from '../../../../src/plugins/mdx/firstScene';

const frontMatterOf = (content: string) =>
  withFirstScene({content, metadata: {frontMatter: {title: 'One'}}}).metadata.frontMatter;

test.each([
  'Words.\n\n<Scene name="support" caption="A." />\n\n<Scene name="data" caption="B." />',
  '<Scene\n  caption="A > B."\n  name="support"\n/>',
  '<Columns>\n  <Scene caption={2} name="support" />\n</Columns>\n\n<Scene name="data" />',
  '{/*\n<Scene name="data" />\n*/}\n\n<Scene name="support" caption="A." />',
  "```mdx\n<Scene name=\"data\" />\n```\n\n<Scene name='support' caption='A.' />",
])('adds the first scene of the text to the front matter: %#', (content) => {
  expect(frontMatterOf(content)).toEqual({title: 'One', scene: 'support'});
});

test.each([
  'Words alone.',
  '<Steps name="support" />',
  'As `<Scene name="support" />` does.',
  '<Scene name="support',
  '<Scene caption="name=\'support\'" />',
])('%s: has no scene', (content) => {
  expect(frontMatterOf(content)).toEqual({title: 'One'});
});
