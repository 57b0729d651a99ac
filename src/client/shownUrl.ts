import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let url = ExecutionEnvironment.canUseDOM ? window.location.href : '';

/** The URL of the page that is shown. Once a link has been followed, the window's is that of the next page. */
export function getShownUrl(): string {
  return url;
}

export function setShownUrl(next: string): void {
  url = next;
}
