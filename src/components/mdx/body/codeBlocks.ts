import {copyRefused, copyResultMs, copyText} from '../../ui/clipboard';

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies the code of the button's block, without the prompts of shell commands, and reports the result. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const block = button.closest('.theme-code-block');
  const language = /language-(\S+)/.exec(block?.className ?? '')?.[1] ?? '';
  const lines = [...(block?.querySelectorAll('.token-line') ?? [])].map(({textContent}) => textContent);
  const copied = await copyText(removePrompts(lines.join('\n'), language));
  const status = button.parentElement?.querySelector('[role=status]');
  const show = (result: {status?: string; alert?: string}) => {
    button.toggleAttribute('data-copied', result.status !== undefined);
    // New elements: screen readers announce the same result again.
    status?.replaceChildren(...(result.status ? [elementOf(result.status)] : []));
    button.parentElement?.querySelector('[role=alert]')?.remove();
    if (result.alert) button.parentElement?.append(elementOf(result.alert, 'alert'));
  };
  show(copied ? {status: 'Copied'} : {alert: copyRefused});
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => show({}), copyResultMs),
  );
}

function elementOf(text: string, role?: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  if (role) element.setAttribute('role', role);
  return element;
}

/** Removes the `$ ` prompts at the start of lines of shell code, which are shown but not copied. */
export function removePrompts(code: string, language: string): string {
  return /^(bash|sh|console)$/.test(language) ? code.replace(/^\$ /gm, '') : code;
}

/** Wraps long lines of the button's block, also within words, or stops that. */
export function toggleWrap(button: HTMLElement): void {
  const code = button.closest('.theme-code-block')?.querySelector('code');
  if (!code) return;
  const isWrapped = button.getAttribute('aria-pressed') === 'true';
  const [whiteSpace, overflowWrap] = isWrapped ? ['', ''] : ['pre-wrap', 'anywhere'];
  Object.assign(code.style, {whiteSpace, overflowWrap});
  button.setAttribute('aria-pressed', String(!isWrapped));
}

/** Shows the wrap buttons of blocks whose lines overflow or are wrapped. */
export function showWrapButtons(root: HTMLElement): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-action=wrap]')) {
    const lines = button.closest('.theme-code-block')?.querySelector('pre');
    const overflows = lines && lines.scrollWidth > lines.clientWidth;
    button.toggleAttribute('hidden', !overflows && button.getAttribute('aria-pressed') === 'false');
  }
}
