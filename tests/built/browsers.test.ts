import {oldestBrowser} from '../../src/plugins/stylesheets/minimizers';
import {type ListedBrowser, listBrowsers} from '../support/browserSupport';
import {assetBytes, captured, htmlOf, pathsFromSitemap, urlsEndingWith} from '../support/build';
import {type MissingFeature, missingCssFeatures} from '../support/cssFeatures';
import {cssEnhancements, cssOfNewerBrowsers, scriptEnhancements} from '../support/enhancements';
import {missingApis, targetsOf, unsupportedSyntax} from '../support/scriptFeatures';

const oldest = listBrowsers(oldestBrowser);
const browsers = [...listBrowsers(), ...oldest];

/** The texts of the files for browsers, by name. */
const stylesheets = filesEndingWith('.css');
const inlineScripts = new Map(
  [...pathsFromSitemap(), '/404'].flatMap((path) =>
    captured(htmlOf(path), /<script(?![^>]*\s(?:src|type)=)[^>]*>([^<]+(?:<(?!\/script)[^<]*)*)/g).map((code) => [
      code,
      path,
    ]),
  ),
);
const scripts = [
  ...filesEndingWith('.js'),
  ...[...inlineScripts].map(([code, path]) => [`inline script of ${path}`, code] as const),
];

function filesEndingWith(ending: string): (readonly [string, string])[] {
  return urlsEndingWith(ending)
    .filter((url) => !url.startsWith('/.'))
    .map((url) => [url, assetBytes(url).toString()]);
}

/** Describes the features without a reason, with the first use of each, and what to do. */
function describeFaults(
  files: readonly (readonly [string, string])[],
  missingIn: (text: string) => readonly MissingFeature[],
  isAllowed: (feature: MissingFeature) => boolean,
): string[] {
  const faults = new Map<string, string>();
  for (const [name, text] of files) {
    for (const fault of missingIn(text)) {
      if (isAllowed(fault) || faults.has(fault.feature)) continue;
      const names = fault.browsers.map((browser) => browser.name).join(', ');
      faults.set(
        fault.feature,
        `${name}: ${fault.feature} is not in ${names}: ${fault.uses[0]?.slice(0, 200)}. ${whatToDo(fault.feature)}`,
      );
    }
  }
  return [...faults.values()];
}

function whatToDo(feature: string): string {
  return `Write a plain rule first and ${feature} in @supports, or test for the API; or state in tests/support/enhancements.ts what these browsers do without it.`;
}

const seen = new Set<string>();
const isOnlyIn = (few: readonly ListedBrowser[], {browsers: without}: MissingFeature) =>
  without.every(({name}) => few.some((browser) => browser.name === name));

test('stylesheets have only what all supported browsers have, in @supports or with a fallback', () => {
  const faults = describeFaults(
    stylesheets,
    (css) => missingCssFeatures(css, browsers),
    (fault) => {
      seen.add(fault.feature);
      return fault.feature in cssEnhancements || (fault.feature in cssOfNewerBrowsers && isOnlyIn(oldest, fault));
    },
  );
  expect(faults).toEqual([]);
  const listed = [...Object.keys(cssEnhancements), ...Object.keys(cssOfNewerBrowsers)];
  expect({notNeeded: listed.filter((feature) => !seen.has(feature))}).toEqual({notNeeded: []});
});

test('scripts use only web APIs that all supported browsers have, or test for them', () => {
  const faults = describeFaults(
    scripts,
    (code) => missingApis(code, browsers),
    (fault) => {
      seen.add(fault.feature);
      return fault.feature in scriptEnhancements;
    },
  );
  expect(faults).toEqual([]);
  const listed = Object.keys(scriptEnhancements);
  expect({notNeeded: listed.filter((feature) => !seen.has(feature))}).toEqual({notNeeded: []});
});

test('all supported browsers can parse the scripts', () => {
  const faults = scripts.flatMap(([name, code]) => {
    const line = unsupportedSyntax(code, browsers);
    return line ? `${name}: some browsers of ${targetsOf(browsers)} cannot parse ${line.slice(0, 200)}` : [];
  });
  expect(faults).toEqual([]);
});

test.each([
  ['a{color:color-mix(in srgb,red,blue)}', ['color-mix()']],
  ['a{color:red;color:color-mix(in srgb,red,blue)}', []],
  ['a{color:red;color:color-mix(in srgb,var(--a),blue)}', ['color-mix()']],
  ['@supports (color:color-mix(in srgb,red,blue)){a{color:color-mix(in srgb,var(--a),blue)}}', []],
  ['@supports not (color:color-mix(in srgb,red,blue)){a{color:color-mix(in srgb,red,blue)}}', ['color-mix()']],
  ['@media (scripting:enabled){a{color:red}}', ['@media (scripting:enabled)']],
  ['@media (width>=48em){a{color:red}}', ['@media (width >= …)']],
  ['a{b &{color:light-dark(red,blue)}}', ['&', 'light-dark()']],
])('the check of stylesheets reports what Chrome 109 and Safari 15.4 do not have: %s', (css, features) => {
  expect(missingCssFeatures(css, listBrowsers('chrome 109, safari 15.4')).map(({feature}) => feature)).toEqual(
    features,
  );
});

test.each([
  ['URL.canParse("")', ['URL.canParse']],
  ['URL.canParse?.("")', []],
  ['if("canParse" in URL)URL.canParse("")', []],
  ['function f(u){if(!URL.canParse)return;URL.canParse(u)}', []],
  ['try{URL.canParse("")}catch{}', []],
  ['[].toSorted()', ['.toSorted()']],
  ['typeof scheduler==="object"&&scheduler', []],
  ['let scheduler={};scheduler.name', []],
])('the check of scripts reports what Chrome 109 does not have: %s', (code, features) => {
  const found = missingApis(code, listBrowsers('chrome 109, chrome 150'));
  expect(found.map(({feature}) => feature)).toEqual(features);
});

test('the check of syntax reports what a browser cannot parse', () => {
  expect(unsupportedSyntax('class A { static { f() } }', oldest)).toContain('static');
  expect(unsupportedSyntax('let a = b ?? c?.d', oldest)).toBeUndefined();
});
