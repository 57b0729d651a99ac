import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {unhydrated} from '../protocol';

/*
 * Restores what a visitor entered before hydration: the values of fields, the focus and the selection. Elements of
 * the server's HTML retain their values after React has removed them; each value is set again in the field with the same
 * form and name, or the same label. Elements are not compared by position, because browser extensions add elements between fields.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The fields of the server's HTML that are not hydrated yet, by identity. */
const fields = new Map<string, Field>();

/** The element that had the focus last, unless the visitor has left it. */
let focused: {element: Element; identity: string} | undefined;

let openedPath = '';

if (ExecutionEnvironment.canUseDOM && !document.documentElement.dataset.hydrated) {
  openedPath = window.location.pathname;
  for (const [identity, element] of identify(focusable)) if (isField(element)) fields.set(identity, element);
  const saveFocus = () => {
    focused = undefined;
    const element = document.activeElement;
    // What is hydrated keeps the focus: the page is not searched.
    if (!element?.closest(unhydrated)) return;
    const [identity] = [...identify(focusable)].find(([, other]) => other === element) ?? [];
    if (identity !== undefined) focused = {element, identity};
  };
  saveFocus();
  document.addEventListener('focusin', saveFocus);
  document.addEventListener('focusout', ({target}) => {
    // Chromium also fires the event for an element that is being removed, which is not connected afterwards.
    queueMicrotask(() => {
      if (focused?.element === target && focused?.element.isConnected) focused = undefined;
    });
  });
}

/**
 * Restores values and focus in the elements that have replaced the server's. Call it in a layout effect, after React has
 * rendered the page or an island. Never throws.
 */
export function restoreInput(): void {
  if (window.location.pathname !== openedPath) return;
  const current = identify(focusable);
  for (const [identity, field] of fields) {
    const target = current.get(identity);
    if (!field.isConnected && isField(target) && !isCheckable(target) && isEdited(field)) setValue(target, field);
  }
  // An element that was inserted again, as after an exception, has lost the focus, too.
  if (!focused || document.activeElement !== document.body) return;
  const target = focused.element.isConnected ? focused.element : current.get(focused.identity);
  // A custom list of options has a hidden input with the field's name next to its button.
  const control = isField(target) && target.type === 'hidden' ? target.parentElement?.querySelector('button') : target;
  if (!(control instanceof HTMLElement)) return;
  const {element} = focused;
  control.focus({preventScroll: true});
  copySelection(element, control);
}

/** Whether `reportInput` has values to report. */
export function isInputEntered(): boolean {
  return [...fields.values()].some(isEdited);
}

/**
 * Fires the events that React needs to know values from before hydration, for fields whose value is state. Call it in an
 * effect after `restoreInput`: when forms have read their drafts, which an event overwrites.
 */
export function reportInput(): void {
  const current = identify(focusable);
  for (const [identity, field] of fields) {
    const target = field.isConnected ? field : current.get(identity);
    if (!isField(target) || target.closest(unhydrated)) continue;
    fields.delete(identity);
    if (window.location.pathname === openedPath && isEdited(field)) report(target, field);
  }
}

/** Sets the value of a field to that of another one of the same type. */
function setValue(target: Field, field: Field): void {
  if (target === field) return;
  if (target instanceof HTMLSelectElement && field instanceof HTMLSelectElement) {
    const chosen = [...field.selectedOptions].map(({value}) => value);
    for (const option of target.options) option.selected = chosen.includes(option.value);
  } else if (isFileInput(target) && isFileInput(field)) target.files = field.files;
  else if (!isFileInput(target)) target.value = field.value;
}

function report(target: Field, field: Field & {checked?: boolean}): void {
  const {value, checked} = field;
  if (isCheckable(target)) {
    if (!checked && target.type === 'radio') return;
    target.checked = !checked;
    target.click();
  } else if (target instanceof HTMLSelectElement || isFileInput(target)) {
    setValue(target, field);
    target.dispatchEvent(new Event('change', {bubbles: true}));
  } else {
    const {selectionStart, selectionEnd} = target;
    // React ignores the event unless the value differs from the last one that was set by the element's own setter.
    target.value = target.defaultValue;
    const prototype = target instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value);
    if (selectionStart !== null) target.setSelectionRange(selectionStart, selectionEnd);
    target.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/** Returns the elements of the page that match, by what identifies them for a visitor; equal ones also by their order. */
function identify(selector: string): Map<string, Element> {
  const elements = new Map<string, Element>();
  const counts = new Map<string, number>();
  for (const element of document.querySelectorAll(selector)) {
    const identity = identityOf(element);
    const count = counts.get(identity) ?? 0;
    counts.set(identity, count + 1);
    elements.set(`${identity} ${count}`, element);
  }
  return elements;
}

function identityOf(element: Element): string {
  const attributes = (owner: Element | null, names: string[]) => names.map((name) => owner?.getAttribute(name)).join();
  if (!element.hasAttribute('name')) {
    const label = (isField(element) && element.labels?.[0]) || element;
    return element.tagName + attributes(element, ['href', 'aria-label']) + label.textContent;
  }
  const form = attributes(element.closest('form'), ['id', 'name', 'aria-label', 'action']);
  return `${form} ${attributes(element, ['name', ...(isCheckable(element) ? ['value'] : [])])}`;
}

function isField(element: Element | undefined): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isCheckable(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
}

/** Scripts cannot set its value. */
function isFileInput(field: Field): field is HTMLInputElement {
  return field.type === 'file';
}

function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    // Browsers choose the first option if none is chosen by default.
    const isDefaulted = field.multiple || options.some((option) => option.defaultSelected);
    return options.some((option, index) => option.selected !== (isDefaulted ? option.defaultSelected : index === 0));
  }
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Browsers give no access to the selection of some inputs, such as those for email addresses. */
function copySelection(from: Element, to: Element): void {
  if (!isTextField(from) || !isTextField(to) || from.selectionStart === null || to.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
