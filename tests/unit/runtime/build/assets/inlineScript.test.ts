/** @jest-environment node */
import {runInNewContext} from 'node:vm';
import {inlineScript} from '../../../../../src/runtime/build/assets/inlineScript';

test('the inline script is one line that runs without other scripts', () => {
  const script = inlineScript();
  expect(script).not.toMatch(/\n|<\/script/);
  const listeners: string[] = [];
  const addEventListener = (type: string) => listeners.push(type);
  const document = {currentScript: {dataset: {scripts: '/a.js sha384-x', sheets: ''}}, addEventListener};
  runInNewContext(script, {document, location: {pathname: '/'}, window: {addEventListener}});
  expect(listeners.sort()).toEqual(['DOMContentLoaded', 'click', 'error', 'keydown', 'load', 'popstate', 'submit']);
});
