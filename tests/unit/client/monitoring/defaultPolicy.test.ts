/** @jest-environment jsdom */
import {allowStrings} from '../../../../src/client/monitoring/defaultPolicy';
import {isScriptOf} from '../../../../src/client/monitoring/tags';
import type {Tag} from '../../../../src/data/tagSchema';
import {allowPolicies} from '../../../support/trustedTypes';

const tag: Tag = {
  name: 'Example Stats',
  purpose: 'Counts visits.',
  script: 'https://stats.example/tag.js',
  inline: 'window.stats = []',
  origins: {script: ['https://*.cdn.example'], connect: ['https://in.example']},
  stored: [],
  consent: 'statistics',
};

test.each([
  ['https://stats.example/more.js', true],
  ['https://a.cdn.example/x.js', true],
  ['https://cdn.example.evil.example/x.js', false],
  ['https://evilcdn.example/x.js', false],
  ['http://a.cdn.example/x.js', false],
  ['https://in.example/x.js', false],
])('a tag may load %s: %s', (url, expected) => {
  expect(isScriptOf(tag, new URL(url))).toBe(expected);
});

test('a tag without a script may load none; one of the site may load those of the site', () => {
  expect(isScriptOf({...tag, script: undefined, origins: undefined} as Tag, new URL('https://stats.example/'))).toBe(
    false,
  );
  expect(isScriptOf({...tag, script: '/own.js'}, new URL('/other.js', window.location.href))).toBe(true);
});

test('the default policy allows what its callers allow, and nothing else', () => {
  const policies = allowPolicies('default');
  allowStrings({isScriptUrl: ({protocol}) => protocol === 'blob:'});
  const policy = policies.default;
  expect(policy?.createScriptURL?.('blob:http://localhost/1')).toBe('blob:http://localhost/1');
  expect(policy?.createScriptURL?.('https://stats.example/more.js')).toBeNull();
  expect(policy?.createHTML?.('<b>x</b>')).toBeNull();
  allowStrings({isScriptUrl: (url) => isScriptOf(tag, url), html: true, script: tag.inline});
  expect(policy?.createScriptURL?.('https://stats.example/more.js')).toBe('https://stats.example/more.js');
  expect(policy?.createScriptURL?.('https://evil.example/x.js')).toBeNull();
  expect(policy?.createHTML?.('<b>x</b>')).toBe('<b>x</b>');
  expect(policy?.createScript?.('window.stats = []')).toBe('window.stats = []');
  expect(policy?.createScript?.('alert(1)')).toBeNull();
});
