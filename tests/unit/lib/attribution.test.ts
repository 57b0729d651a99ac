import {attributionOf, parseAttribution, serializeAttribution} from '../../../src/lib/attribution';

const site = 'https://ovamai.example';

test('an attribution has the campaign parameters, the path and the host of the referrer', () => {
  const url = `${site}/pricing?utm_source=ads&utm_medium=cpc&gclid=abc&q=secret&landing=%2Fforged#plans`;
  expect(attributionOf(url, 'https://news.example:8443/item?id=private')).toEqual({
    utm_source: 'ads',
    utm_medium: 'cpc',
    gclid: 'abc',
    landing: '/pricing',
    referrer: 'news.example:8443',
  });
});

test.each([
  ['', {landing: '/'}],
  ['no URL', {landing: '/'}],
  ['android-app://com.example.app/', {landing: '/', referrer: 'com.example.app'}],
])('a visit with the referrer “%s” has an attribution, also in browsers without URL.canParse', (referrer, expected) => {
  const {canParse} = URL;
  Reflect.deleteProperty(URL, 'canParse');
  expect(attributionOf(`${site}/`, referrer)).toEqual(expected);
  URL.canParse = canParse;
});

test('a page that the site itself links to is not the first page of a visit', () => {
  expect(attributionOf(`${site}/pricing?utm_source=ads`, `${site}/`)).toBeUndefined();
});

test('values are limited to 200 characters, and none is cut inside a character', () => {
  const {utm_term, utm_content} = parseAttribution(`utm_term=${'a'.repeat(201)}&utm_content=a${'😀'.repeat(200)}`);
  expect(utm_term).toBe('a'.repeat(200));
  expect(utm_content).toBe(`a${'😀'.repeat(199)}`);
});

test('the serialized form is short ASCII and can be parsed again', () => {
  const attribution = {utm_source: 'Ωμέγα & 1', landing: '/'};
  const text = serializeAttribution(attribution);
  expect(text).toMatch(/^[\x20-\x7e]+$/);
  expect(parseAttribution(text)).toEqual(attribution);
  const long = Object.fromEntries(['utm_source', 'utm_term', 'gclid'].map((key) => [key, '名'.repeat(200)]));
  const shortened = parseAttribution(serializeAttribution({...long, landing: '/'}));
  expect(Object.keys(shortened)).toEqual(['utm_source', 'utm_term', 'landing']);
});
