/** @jest-environment jsdom */
import type {reportInput, restoreInput} from '../../../../src/runtime/browser/restoreInput';

type Module = {restoreInput: typeof restoreInput; reportInput: typeof reportInput};

beforeEach(() => {
  window.history.replaceState(null, '', '/form');
  delete document.documentElement.dataset.hydrated;
});

/** Shows the server's HTML and evaluates the module. */
async function open(html: string): Promise<Module> {
  document.body.innerHTML = html;
  jest.resetModules();
  return import('../../../../src/runtime/browser/restoreInput');
}

/** Replaces the server's HTML, as React does if it differs from what it renders. */
function hydrate({restoreInput, reportInput}: Module, html: string): void {
  document.body.innerHTML = html;
  document.documentElement.dataset.hydrated = 'true';
  restoreInput();
  reportInput();
}

const find = <Type extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as Type;

test('values stay in their fields, also if an extension adds elements between them', async () => {
  const fields = '<input name="company"><textarea name="text"></textarea><input name="email" type="email">';
  const module = await open(`<form action="/a">${fields}</form>`);
  find('[name=company]').value = 'Ada Ltd';
  find<HTMLTextAreaElement>('textarea').value = 'Hello';
  find('[name=email]').value = 'ada@example.com';
  hydrate(module, `<button>Fill in</button><form action="/a"><input tabindex="-1">${fields}</form>`);
  expect([...document.querySelectorAll<HTMLInputElement>('[name]')].map(({value}) => value)).toEqual([
    'Ada Ltd',
    'Hello',
    'ada@example.com',
  ]);
  expect(find('[tabindex]').value).toBe('');
});

test('fields of the same name differ by their forms, and equal ones by their order', async () => {
  const html =
    '<form action="/a"><input name="email"></form><form action="/b"><input name="email"></form><form action="/b"><input name="email"></form>';
  const module = await open(html);
  const inputs = document.querySelectorAll('input');
  for (const [index, input] of inputs.entries()) input.value = `${index}`;
  hydrate(module, html.replace('<form action="/a"><input name="email"></form>', '') + html.slice(0, 44));
  expect([...document.querySelectorAll('input')].map(({value}) => value)).toEqual(['1', '2', '0']);
});

test('a field without a name is found by its label', async () => {
  const module = await open('<label>City <input></label><label>Street <input></label>');
  (document.querySelectorAll('input')[1] as HTMLInputElement).value = 'Main';
  hydrate(module, '<label>Street <input></label><label>City <input></label>');
  expect([...document.querySelectorAll('input')].map(({value}) => value)).toEqual(['Main', '']);
});

test('the choices of lists, radio buttons and checkboxes stay', async () => {
  const html = `<select name="plan"><option>a<option>b</select>
    <select name="topics" multiple><option>a<option selected>b<option>c</select>
    <input type="radio" name="size" value="s" checked><input type="radio" name="size" value="m">
    <input type="checkbox" name="news" checked><input type="checkbox" name="terms">`;
  const module = await open(html);
  find<HTMLSelectElement>('[name=plan]').value = 'b';
  (find<HTMLSelectElement>('[name=topics]').options[2] as HTMLOptionElement).selected = true;
  find('[value=m]').checked = true;
  find('[name=news]').checked = false;
  find('[name=terms]').checked = true;
  hydrate(module, html);
  expect(find<HTMLSelectElement>('[name=plan]').value).toBe('b');
  const {selectedOptions} = find<HTMLSelectElement>('[name=topics]');
  expect([...selectedOptions].map(({value}) => value)).toEqual(['b', 'c']);
  expect(find('[value=m]').checked).toBe(true);
  expect([find('[name=news]').checked, find('[name=terms]').checked]).toEqual([false, true]);
});

test.each([
  ['adopted', false],
  ['replaced', true],
])(
  'a chosen file stays if its field is %s: scripts cannot set the value of a file field',
  async (_name, isReplaced) => {
    const html = '<input type="file" name="logo">';
    const module = await open(html);
    const field = find('input');
    const setValue = jest.fn();
    Object.defineProperty(field, 'value', {get: () => 'C:\\fakepath\\logo.svg', set: setValue});
    const changed = jest.fn();
    document.body.addEventListener('change', changed, {once: true});
    if (isReplaced) hydrate(module, html);
    else module.reportInput();
    document.documentElement.dataset.hydrated = 'true';
    module.reportInput();
    expect(find('input').files).toBe(field.files);
    expect(setValue).not.toHaveBeenCalled();
    expect(changed).toHaveBeenCalledTimes(1);
  },
);

test('values are reported once, to components whose fields are state, and untouched fields are not', async () => {
  const module = await open('<input name="a" value="x"><input name="b" value="y">');
  find('[name=a]').value = 'typed';
  const events: string[] = [];
  document.body.oninput = ({target}) => events.push((target as HTMLInputElement).name);
  document.documentElement.dataset.hydrated = 'true';
  module.reportInput();
  module.reportInput();
  expect(events).toEqual(['a']);
  expect(find('[name=a]').value).toBe('typed');
  document.body.oninput = null;
});

test('a field of an island that is not hydrated yet is reported later', async () => {
  const module = await open('<div data-hydrated="false"><input name="a"></div>');
  find('input').value = 'typed';
  const reported = jest.fn();
  document.body.oninput = reported;
  document.documentElement.dataset.hydrated = 'true';
  module.reportInput();
  expect(reported).not.toHaveBeenCalled();
  find('div').removeAttribute('data-hydrated');
  module.reportInput();
  expect(reported).toHaveBeenCalledTimes(1);
  document.body.oninput = null;
});

test('the focus and the selection are restored', async () => {
  const html = '<input name="a"><input name="b" type="text">';
  const module = await open(html);
  const field = find('[name=b]');
  field.value = 'selected';
  field.focus();
  field.setSelectionRange(1, 4);
  hydrate(module, `<button>Fill in</button>${html}`);
  expect(document.activeElement).toBe(find('[name=b]'));
  expect([find('[name=b]').selectionStart, find('[name=b]').selectionEnd]).toEqual([1, 4]);
});

test('the focus returns to an element that was removed and inserted again', async () => {
  const module = await open('<input name="a">');
  const field = find('input');
  field.focus();
  document.body.replaceChildren(field);
  expect(document.activeElement).toBe(document.body);
  module.restoreInput();
  expect(document.activeElement).toBe(field);
});

test('the focus of a field that has no selection, or is gone, is no error', async () => {
  const module = await open('<input name="a" type="email"><input name="b">');
  find('[name=a]').focus();
  expect(() => hydrate(module, '<input name="a" type="email">')).not.toThrow();
  expect(document.activeElement).toBe(find('[name=a]'));
  expect(() => hydrate(module, '<p>Sent</p>')).not.toThrow();
});

test('a page that is opened later does not get the values', async () => {
  const module = await open('<form><input name="email"></form>');
  find('input').value = 'typed';
  window.history.pushState(null, '', '/other');
  hydrate(module, '<form><input name="email"></form>');
  expect(find('input').value).toBe('');
});
