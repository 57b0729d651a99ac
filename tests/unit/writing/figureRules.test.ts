import {figureMistakesIn} from '../../../src/writing/figureRules';

jest.mock('../../../src/data/facts', () => {
  const facts = jest.requireActual('../../../src/data/facts');
  return {...facts, claims: {...facts.claims, support: 'Support on weekdays'}};
});

test('a promise that is no more is named where it stands in other words', () => {
  const text = 'No credit card required.\nWe answer around the clock, whatever time it is.';
  expect(figureMistakesIn(text, 'docs/a.mdx', 7)).toEqual(
    ['around the clock', 'whatever time'].map((words) => ({
      file: 'docs/a.mdx',
      line: 8,
      what: `"${words}" contradicts the facts (Support on weekdays)`,
      remedy: 'cite it: <Fact of="claims.support" />',
    })),
  );
});
