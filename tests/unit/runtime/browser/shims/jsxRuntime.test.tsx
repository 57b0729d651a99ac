/** @jest-environment jsdom */
import {policyNames} from '../../../../../src/runtime/protocol';
import {allowPolicies} from '../../../../support/trustedTypes';

type Element = {props: {dangerouslySetInnerHTML?: {__html: unknown}; id?: string}};
type JsxRuntime = {jsx: (type: string, props: object) => Element};

/** Loads the module again, because it creates its policy once. */
function load(): JsxRuntime {
  let loaded: JsxRuntime | undefined;
  jest.isolateModules(() => {
    loaded = require('../../../../../src/runtime/browser/shims/jsxRuntime');
  });
  return loaded as JsxRuntime;
}

const htmlOf = ({props}: Element) => props.dangerouslySetInnerHTML?.__html;

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

test.each(['<b>x</b>', ''])('the HTML %p of a component is trusted, as the same object in each rendering', (__html) => {
  allowPolicies(policyNames.html);
  const {jsx} = load();
  const render = () => htmlOf(jsx('div', {id: 'a', dangerouslySetInnerHTML: {__html}}));
  expect(render()).toEqual({text: __html});
  expect(render()).toBe(render());
  expect(jsx('div', {id: 'a', dangerouslySetInnerHTML: {__html}}).props.id).toBe('a');
});

test.each<[string, () => void]>([
  ['without Trusted Types', () => {}],
  ['if the site’s policy does not allow the name', () => allowPolicies()],
])('the HTML of a component is unchanged %s', (_name, prepare) => {
  prepare();
  expect(htmlOf(load().jsx('div', {dangerouslySetInnerHTML: {__html: '<b>x</b>'}}))).toBe('<b>x</b>');
});
