/** Calls `callBack` on the page's `load` event, or now if it has fired. */
export function whenLoaded(callBack: () => void): void {
  if (document.readyState === 'complete') callBack();
  else window.addEventListener('load', callBack, {once: true});
}
