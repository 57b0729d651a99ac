import {formContext, withoutSearchTerms} from '../../../src/lib/redact';

test('with "redact", monitoring receives only which fields are filled', () => {
  const values = {firstName: 'Ada Lovelace', companyName: ' ', workEmail: ''};
  expect(formContext(values, 'redact')).toEqual({firstName: true, companyName: false, workEmail: false});
});

test.each([
  ['https://ovamai.example/search?q=secret', 'https://ovamai.example/search?q='],
  ['https://ovamai.example/search?utm_source=a&q=two+words#top', 'https://ovamai.example/search?utm_source=a&q=#top'],
  ['https://ovamai.example/search?q=first&kind=docs&q=second', 'https://ovamai.example/search?q=&kind=docs&q='],
  ['https://ovamai.example/pricing?utm_source=q', 'https://ovamai.example/pricing?utm_source=q'],
])('the search query is removed from %s', (url, expected) => {
  expect(withoutSearchTerms(url)).toBe(expected);
});
