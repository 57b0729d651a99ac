import {jsonLdTag} from '../../../../src/plugins/structured-data/graph';

test('no text ends the tag that it stands in', () => {
  const headline = 'Why </script><script>alert(1)</script> <!-- is a title';
  const tag = jsonLdTag([{'@type': 'Article', headline}]) ?? '';
  expect(tag.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const json = tag.slice(tag.indexOf('>') + 1, tag.lastIndexOf('<'));
  expect(JSON.parse(json)['@graph'][0].headline).toBe(headline);
});

test('a page about nothing gets no tag', () => {
  expect(jsonLdTag([])).toBeUndefined();
});
