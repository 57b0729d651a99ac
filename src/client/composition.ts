import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * While an input method composes a word, its keys (such as Enter, arrows and Escape) are its own: nothing on the page
 * hears of them. The window comes before the document and React's root. Before this runs, client/startScripts.ts does
 * the same for itself.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('keydown', (event) => isComposing(event) && event.stopPropagation(), {capture: true});
}

/**
 * Safari sends the `keydown` of the Enter that confirms a word after the composition has ended, and only its code says
 * so: https://bugs.webkit.org/show_bug.cgi?id=165004.
 */
function isComposing({isComposing, keyCode}: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
