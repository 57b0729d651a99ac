import {developerCounts} from '../../../src/data/facts';
import {listMoves, typeAhead} from '../../../src/lib/listbox';

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

test('typing digits finds a range of developers', () => {
  expect(typeAhead(developerCounts, '11', -1)).toBe(2);
  expect(typeAhead(developerCounts, '5', 0)).toBe(3);
});

test('arrow and page keys stop at both ends of the list', () => {
  expect(listMoves.ArrowDown(3, 3)).toBe(3);
  expect(listMoves.ArrowUp(0)).toBe(0);
  expect(listMoves.ArrowUp(-1)).toBe(0);
  expect(listMoves.PageDown(1, 3)).toBe(3);
  expect(listMoves.End(0, 3)).toBe(3);
});
