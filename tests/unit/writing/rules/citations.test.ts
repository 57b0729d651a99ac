import {citationMistakesIn} from '../../../../src/writing/rules/citations';

jest.mock('../../../../src/data/facts', () => {
  const facts = jest.requireActual('../../../../src/data/facts');
  const {noCreditCard, ...claims} = facts.claims;
  return {...facts, claims};
});

test('a fact that data cites and that is no more is named: pages would say “undefined”', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: data is read as it is written.
  const words = 'text: `${claims.noCreditCard}, ${claims.sso.toLowerCase()}, ${offers.startup.discountPercent}% off.`';
  expect(citationMistakesIn(words, 'src/data/a.ts', 3)).toEqual([
    {
      file: 'src/data/a.ts',
      line: 3,
      what: 'there is no fact "claims.noCreditCard", or no longer',
      remedy: 'write what holds now, or cite another one of src/data/facts.ts',
    },
  ]);
});
