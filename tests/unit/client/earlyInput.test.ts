/** @jest-environment jsdom */
import '../../../src/client/earlyInput';

/** A page on which a button was pressed before any script was there; those that keep such presses have come now. */
function pressedEarly(): {button: HTMLButtonElement; acted: jest.Mock} {
  document.body.innerHTML = '<button type="button" aria-busy="true">Menu</button>';
  const button = document.body.firstElementChild as HTMLButtonElement;
  const acted = jest.fn();
  button.addEventListener('click', acted);
  Object.assign(window, {queuedClicks: [button]});
  jest.isolateModules(() => require('../../../src/client/earlyInput'));
  return {button, acted};
}

/** The page is hydrated, but for islands. */
function hydratePage(): void {
  document.documentElement.dataset.hydrated = 'true';
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.hydrated;
});

test('a press is repeated as soon as the button’s script is there, once', () => {
  const {button, acted} = pressedEarly();
  jest.advanceTimersByTime(9500);
  expect(acted).not.toHaveBeenCalled();
  hydratePage();
  jest.advanceTimersByTime(20_000);
  expect(acted).toHaveBeenCalledTimes(1);
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('a press that was made long ago does nothing any more, and no longer shows', () => {
  const {button, acted} = pressedEarly();
  jest.advanceTimersByTime(10_500);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  hydratePage();
  jest.advanceTimersByTime(20_000);
  expect(acted).not.toHaveBeenCalled();
});

test('of several buttons that say the same, the one that was pressed is, also where they stand there anew', () => {
  const written = '<button type="button">Read more</button>'.repeat(3);
  const buttons = () => [...document.querySelectorAll('button')];
  document.body.innerHTML = written;
  Object.assign(window, {queuedClicks: [buttons()[1]]});
  jest.isolateModules(() => require('../../../src/client/earlyInput'));
  document.body.innerHTML = written;
  const acted = buttons().map((button) => {
    const act = jest.fn();
    button.addEventListener('click', act);
    return act;
  });
  hydratePage();
  jest.advanceTimersByTime(1000);
  expect(acted.map(({mock}) => mock.calls.length)).toEqual([0, 1, 0]);
});

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
