/** @jest-environment jsdom */
import '../../../src/client/composition';

test.each([
  ['while a word is composed', {isComposing: true}, 0],
  ['that confirms one in Safari', {keyCode: 229}, 0],
  ['by itself', {keyCode: 13}, 1],
])('an Enter %s', (_when, init, times) => {
  document.body.innerHTML = '<input>';
  const heard = jest.fn();
  document.addEventListener('keydown', heard, {capture: true, once: true});
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, ...init}));
  document.removeEventListener('keydown', heard, {capture: true});
  expect(heard).toHaveBeenCalledTimes(times);
});
