import {brand} from '../../../../src/data/brand';
import {offers} from '../../../../src/data/facts';
import {type Document, readDocument} from '../../../../src/writing/documents';
import {legalMistakes} from '../../../../src/writing/rules/legal';

const page = `---
title: Terms
---

import {offers} from '@site/src/data/facts';

# Terms

<LegalVersion of="terms" />

The agents of ${brand.name} may be used for <Fact of="offers.freeTrialDays" /> days. A price changes after
{offers.priceChangeNoticeDays} days, and <LegalName /> says so before.
`;

/** What is said of such a page, whose version has this mark. */
function told(text: string, words: string): string[] {
  const terms = {version: '1.2', lastUpdated: '2026-01-02', words};
  const document = readDocument('src/pages/terms.mdx', 'page', text) as Document;
  return legalMistakes(document, {terms}).map(({line, what, remedy}) => `${line}: ${what}: ${remedy}`);
}

const markIn = ([message = '']: string[]) => /words: '([0-9a-f]{8})'/.exec(message)?.[1] ?? 'none';
const mark = markIn(told(page, ''));

test('a legal page that says what its version said is right', () => {
  expect(told(page, mark)).toEqual([]);
});

test('other words under the same version are told, with what to write', () => {
  const changed = page.replace('may be used', 'may not be used');
  const other = markIn(told(changed, mark));
  expect(other).not.toBe(mark);
  expect(told(changed, mark)).toEqual([
    '9: it says something else now than version 1.2 of 2026-01-02, itself or in a fact that it cites: ' +
      `in legalVersions of src/data/facts.ts give terms a new version and day, and words: '${other}'; ` +
      'where only a slip was mended the latter alone',
  ]);
  expect(told(changed, other)).toEqual([]);
});

test.each(['freeTrialDays', 'priceChangeNoticeDays'] as const)('so is another %s, which the page cites', (fact) => {
  jest.replaceProperty(offers, fact, 99 as never);
  expect(told(page, mark)).toHaveLength(1);
  jest.restoreAllMocks();
});

test.each([
  ['lines that break elsewhere', page.replace('after\n', 'after ').replaceAll('\n', '\r\n')],
  ['another description', page.replace('title: Terms', 'title: Terms\ndescription: What holds.')],
  ['a comment', `${page}\n{/* for\nlawyers */}\n`],
  ['another import', page.replace('import {offers}', "import {LegalName} from '@site/src/a';\nimport {offers}")],
])('%s is no other version', (_, text) => {
  expect(told(text, mark)).toEqual([]);
});

jest.mock('../../../../src/data/formerNames', () => ({
  formerNames: {[jest.requireActual('../../../../src/data/brand').brand.name]: 'Veqtrix'},
}));

afterEach(() => {
  jest.restoreAllMocks();
});

test('nor is a former name that still stands there: another rule tells of it', () => {
  jest.replaceProperty(brand, 'name', 'Veqtrix' as never);
  expect(told(page, mark)).toEqual([]);
});

test('where no name that we know stands there, a former one is asked for first', () => {
  const [message] = told(page.replace(brand.name, 'Zentriq'), mark);
  expect(message).toContain('that goes into src/data/formerNames.ts first');
});

test('another name of the brand is no other version', () => {
  const renamed = page.replace(brand.name, 'Veqtrix');
  jest.replaceProperty(brand, 'name', 'Veqtrix' as never);
  expect(told(renamed, mark)).toEqual([]);
});
