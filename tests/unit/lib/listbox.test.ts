import {typeAhead} from '../../../src/lib/listbox';

const fruits = ['apple', 'apricot', 'banana', 'cherry'];

test.each([
  ['b', -1, 2],
  ['B', -1, 2],
  ['a', -1, 0],
  ['a', 0, 1],
  ['a', 1, 0],
  ['aa', 0, 1],
  ['ap', 0, 0],
  ['apr', 0, 1],
  ['x', 0, undefined],
  ['bx', 2, undefined],
])('typing %j at option %i moves to option %s', (typed, current, index) => {
  expect(typeAhead(fruits, typed, current)).toBe(index);
});
