import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let url = ExecutionEnvironment.canUseDOM ? window.location.href : '';

/** Returns the URL of the page on screen: during a navigation `window.location` is already the next page's. */
export function getShownUrl(): string {
  return url;
}

export function setShownUrl(next: string): void {
  url = next;
}
