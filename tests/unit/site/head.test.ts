import {runInNewContext} from 'node:vm';
import {homeBanner} from '../../../src/data/home/banners';
import {headTags} from '../../../src/site/head';

jest.mock('../../../src/data/home/banners', () => ({homeBanner: {text: 'Use <b>: </script><!-- "it\'s" here'}}));

test('HTML in the text of a banner does not break the inline script', () => {
  const script = headTags('/').flatMap((tag) => (typeof tag === 'object' && tag.innerHTML) || [])[0] ?? '';
  expect(script).not.toMatch(/<[/!a-z]/i);
  const dataset: Record<string, string> = {};
  const localStorage = {getItem: (key: string) => (/banner/i.test(key) ? homeBanner?.text : null)};
  runInNewContext(script, {document: {documentElement: {dataset}}, localStorage});
  expect(dataset).toEqual({bannerDismissed: ''});
});
