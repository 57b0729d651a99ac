import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * Stops key events while an input method (IME) composes a word: Enter, arrows and Escape are for the input method then.
 * A capturing listener on the window runs before those of the document and of React. `startScripts.ts`, which runs
 * before this module, has a check of its own.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('keydown', (event) => isComposing(event) && event.stopPropagation(), {capture: true});
}

/**
 * Safari fires `keydown` for the Enter that confirms a word after `compositionend`; only its `keyCode` of 229
 * identifies it: https://bugs.webkit.org/show_bug.cgi?id=165004.
 */
function isComposing({isComposing, keyCode}: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
