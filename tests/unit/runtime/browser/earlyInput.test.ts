/** @jest-environment jsdom */
import '../../../../src/runtime/browser/earlyInput';

/** A page with a button that was clicked before scripts ran; the module that replays the click is loaded now. */
function clickEarly(): {button: HTMLButtonElement; onClick: jest.Mock} {
  const button = showQueued('<button type="button" aria-busy="true">Menu</button>');
  const onClick = jest.fn();
  button.addEventListener('click', onClick);
  return {button, onClick};
}

/** Shows `html`, whose first button was clicked before scripts ran, and loads the module that replays the click. */
function showQueued(html: string): HTMLButtonElement {
  document.body.innerHTML = html;
  const button = document.querySelector('button') as HTMLButtonElement;
  Object.assign(window, {queuedClicks: [button]});
  jest.isolateModules(() => require('../../../../src/runtime/browser/earlyInput'));
  return button;
}

/** Marks the page as hydrated, except for islands. */
function hydratePage(): void {
  document.documentElement.dataset.hydrated = 'true';
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  delete document.documentElement.dataset.hydrated;
});

test('an early click is replayed once, after hydration', () => {
  const {button, onClick} = clickEarly();
  jest.advanceTimersByTime(9500);
  expect(onClick).not.toHaveBeenCalled();
  hydratePage();
  jest.advanceTimersByTime(20_000);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('an early click expires after 10 seconds: the button is no longer busy, and the click is not replayed', () => {
  const {button, onClick} = clickEarly();
  jest.advanceTimersByTime(10_500);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  hydratePage();
  jest.advanceTimersByTime(20_000);
  expect(onClick).not.toHaveBeenCalled();
});

test('an early click is not replayed on another page that has a button with the same label', () => {
  const {button, onClick} = clickEarly();
  window.history.pushState({}, '', '/other');
  hydratePage();
  jest.advanceTimersByTime(20_000);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test.each([
  ['the same link', '/2', '/2', false],
  ['the link of the next page at the same place', '/2', '/3', true],
])('the second of two quick clicks, on %s, is followed: %s, %s, %s', (_name, first, second, isFollowed) => {
  const click = (href: string, detail: number) => {
    document.body.innerHTML = `<a href="${href}">Next</a>`;
    return document
      .querySelector('a')
      ?.dispatchEvent(new MouseEvent('click', {detail, bubbles: true, cancelable: true}));
  };
  expect(click(first, 1)).toBe(true);
  expect(click(second, 2)).toBe(isFollowed);
});

const sendButton = '<button type="button">Send</button>';

/** Whether the module clicks a button that replaces `html` between `mousedown` and `mouseup`. */
function isReplacementClicked(html: string, {path = '/page', button = 0, isReplaced = true} = {}): boolean {
  window.history.replaceState({}, '', '/page');
  const fire = (type: string) =>
    document.querySelector('button, p')?.dispatchEvent(new MouseEvent(type, {bubbles: true, button}));
  document.body.innerHTML = html;
  fire('mousedown');
  window.history.replaceState({}, '', path);
  if (isReplaced) document.body.innerHTML = sendButton;
  const onClick = jest.fn();
  document.body.onclick = onClick;
  fire('mouseup');
  document.body.onclick = null;
  return onClick.mock.calls.length > 0;
}

test('a button that is replaced between mousedown and mouseup is clicked', () => {
  expect(isReplacementClicked(sendButton)).toBe(true);
});

test('a button that is not replaced is clicked by the browser only', () => {
  expect(isReplacementClicked(sendButton, {isReplaced: false})).toBe(false);
});

test.each<[string, string, Parameters<typeof isReplacementClicked>[1]]>([
  ['the mousedown was beside it', '<p>Text</p>', {}],
  ['the mousedown was on another button', '<button type="button">Cancel</button>', {}],
  ['it was another mouse button', sendButton, {button: 2}],
  ['the page has changed', sendButton, {path: '/other'}],
])('a button that appears between mousedown and mouseup is not clicked if %s', (_reason, html, init) => {
  expect(isReplacementClicked(html, init)).toBe(false);
});

/** An island whose form was submitted before the island was hydrated; the module that replays the click is loaded now. */
function submitEarly(): {button: HTMLButtonElement; onSubmit: jest.Mock} {
  const html = '<button type="submit" formaction="mailto:" aria-busy="true">Send</button>';
  const button = showQueued(`<div data-hydrated="false"><form>${html}</form></div>`);
  const onSubmit = jest.fn((event: Event) => {
    event.preventDefault();
    return button.closest('[data-hydrated]');
  });
  button.form?.addEventListener('submit', onSubmit);
  return {button, onSubmit};
}

test('an early submit of an island that is not hydrated within 10 seconds opens the mail client', () => {
  hydratePage();
  const {onSubmit} = submitEarly();
  jest.advanceTimersByTime(9500);
  expect(onSubmit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveReturnedWith(document.documentElement);
});

test('an early submit on a page that is not hydrated within 10 seconds expires', () => {
  const {button, onSubmit} = submitEarly();
  jest.advanceTimersByTime(10_500);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(button.closest('[data-hydrated="false"]')).not.toBeNull();
});

test('of several buttons with the same label the clicked one gets the replay, also after re-rendering', () => {
  const html = '<button type="button">Read more</button>'.repeat(3);
  const buttons = () => [...document.querySelectorAll('button')];
  document.body.innerHTML = html;
  Object.assign(window, {queuedClicks: [buttons()[1]]});
  jest.isolateModules(() => require('../../../../src/runtime/browser/earlyInput'));
  document.body.innerHTML = html;
  const onClick = buttons().map((button) => {
    const act = jest.fn();
    button.addEventListener('click', act);
    return act;
  });
  hydratePage();
  jest.advanceTimersByTime(1000);
  expect(onClick.map(({mock}) => mock.calls.length)).toEqual([0, 1, 0]);
});

/** Whether the repeat event of a held key keeps its default action on the element with the id `on`. */
function isRepeatAllowed(html: string, key: string): boolean {
  document.body.innerHTML = html;
  const init = {key, repeat: true, bubbles: true, cancelable: true};
  return document.querySelector('#on')?.dispatchEvent(new KeyboardEvent('keydown', init)) === true;
}

test.each([
  ['a submit button', '<form><button id="on" type="submit">Send</button></form>'],
  ['an input, where it submits the form', '<form><input id="on"></form>'],
  ['a select, where it selects an option', '<button id="on" type="button" role="combobox">Topic</button>'],
])('holding Enter acts only once on %s', (_element, html) => {
  expect(isRepeatAllowed(html, 'Enter')).toBe(false);
});

test.each([
  ['another button', '<button id="on" type="button">View more</button>'],
  ['a textarea', '<form><textarea id="on"></textarea></form>'],
])('holding Enter has its default effect on %s', (_element, html) => {
  expect(isRepeatAllowed(html, 'Enter')).toBe(true);
});
