import {jsonLdTag} from '../../../../src/plugins/structured-data/graph';

test('text in the data cannot close the script tag', () => {
  const headline = 'Why </script><script>alert(1)</script> <!-- is a title';
  const tag = jsonLdTag([{'@type': 'Article', headline}]) ?? '';
  expect(tag.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const json = tag.slice(tag.indexOf('>') + 1, tag.lastIndexOf('<'));
  expect(JSON.parse(json)['@graph'][0].headline).toBe(headline);
});
