import {decodableFragment} from '../../../../src/client/navigation/fragments';

test.each(['', '#', '#agents', '#caf%C3%A9', '#%2525'])('the decodable fragment %j is not changed', (hash) => {
  expect(decodableFragment(hash)).toBe(hash);
});

test.each(['#%', '#%FF', '#a%E0%A4%A', '#%C3%A9%zz'])(
  'the malformed fragment %s is escaped so that it can be decoded',
  (hash) => {
    expect(decodeURIComponent(decodableFragment(hash))).toBe(hash);
  },
);
