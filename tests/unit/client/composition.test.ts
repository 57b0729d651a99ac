/** @jest-environment jsdom */
import '../../../src/client/composition';

test.each([
  ['during composition', {isComposing: true}, 0],
  ['that confirms a composed word in Safari', {keyCode: 229}, 0],
  ['without composition', {keyCode: 13}, 1],
])('the page gets an Enter key event only without composition: Enter %s', (_when, init, times) => {
  document.body.innerHTML = '<input>';
  const onKeyDown = jest.fn();
  document.addEventListener('keydown', onKeyDown, {capture: true, once: true});
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, ...init}));
  document.removeEventListener('keydown', onKeyDown, {capture: true});
  expect(onKeyDown).toHaveBeenCalledTimes(times);
});
