/** @jest-environment jsdom */
import '../../../src/client/repeatedPresses';

/** Whether a held key does once more on the element what it did when it went down. */
function repeats(html: string, key: string): boolean {
  document.body.innerHTML = html;
  const init = {key, repeat: true, bubbles: true, cancelable: true};
  return document.querySelector('#on')?.dispatchEvent(new KeyboardEvent('keydown', init)) === true;
}

test.each([
  ['a link', '<a id="on" href="/pricing">Pricing</a>'],
  ['a button that submits', '<form><button id="on" type="submit">Send</button></form>'],
  ['a field, whose form it submits', '<form><input id="on"></form>'],
  ['a select, whose option it chooses', '<button id="on" type="button" role="combobox">Topic</button>'],
])('a held Enter is one step on %s', (_what, html) => {
  expect(repeats(html, 'Enter')).toBe(false);
});

test.each([
  ['another button', '<button id="on" type="button">View more</button>'],
  ['a disclosure', '<details><summary id="on">Why?</summary></details>'],
  ['a text area', '<form><textarea id="on"></textarea></form>'],
])('on %s it does what the browser does', (_what, html) => {
  expect(repeats(html, 'Enter')).toBe(true);
});
