/** Opens closed `<details>` while the page is printed, in browsers where CSS cannot show their content. */
export function openDetailsForPrint(root: HTMLElement, signal: AbortSignal): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: HTMLDetailsElement[] = [];
  const setOpen = (open: boolean) => {
    for (const details of opened) details.open = open;
  };
  window.addEventListener(
    'beforeprint',
    () => {
      opened = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
      setOpen(true);
    },
    {signal},
  );
  window.addEventListener('afterprint', () => setOpen(false), {signal});
}
