import {itsmAgent} from '../../../../src/data/landing/itsmAgent';
import type {LandingPage, LandingSection} from '../../../../src/data/landing/schema';
import {landingSection} from '../../../../src/data/landing/schema';
import {unifiedSearch} from '../../../../src/data/landing/unifiedSearch';
import {voiceAgent} from '../../../../src/data/landing/voiceAgent';

/** Returns the errors of the page's section of that kind after a change. */
function errorsIn(page: LandingPage, kind: LandingSection['kind'], change: object): string[] {
  const section = page.sections.find((candidate) => candidate.kind === kind);
  const {error} = landingSection.safeParse({...section, ...change});
  return error?.issues.map(({path, message}) => `${path.join('.')}: ${message}`) ?? [];
}

test('a search example in which both people may see everything is an error', () => {
  const places = ['Code', 'Tickets', 'Chat'].map((kind) => ({icon: 'code', kind, found: 'A note', open: [true, true]}));
  expect(errorsIn(unifiedSearch, 'question', {})).toEqual([]);
  expect(errorsIn(unifiedSearch, 'question', {places})).toEqual([
    expect.stringMatching(/^places: write false for one person/),
  ]);
});

test('a workflow without an approval step, or with two, is an error', () => {
  const step = {tool: 'Chat', title: 'A step', text: 'It happens.'};
  const approval = {...step, otherwise: 'It ends here.'};
  const expected = [expect.stringMatching(/^steps: exactly one step needs approval/)];
  expect(errorsIn(itsmAgent, 'workflow', {})).toEqual([]);
  expect(errorsIn(itsmAgent, 'workflow', {steps: [step, step, step, step]})).toEqual(expected);
  expect(errorsIn(itsmAgent, 'workflow', {steps: [step, approval, approval, step]})).toEqual(expected);
});

/** Five sentences with this language tag. */
const inLanguage = (lang: string) => ({
  sentences: Array.from({length: 5}, () => ({lang, name: 'German', sentence: 'Guten Tag.'})),
});

test.each(['de', 'pt-BR', 'es-419', 'fil', 'zh-Hant-TW'])('the language tag %s is valid', (lang) => {
  expect(errorsIn(voiceAgent, 'languages', inLanguage(lang))).toEqual([]);
});

test.each(['German', 'DE', 'de_DE', ''])('the language tag "%s" is an error', (lang) => {
  const errors = errorsIn(voiceAgent, 'languages', inLanguage(lang));
  expect(errors).toContainEqual(expect.stringContaining('write a language tag'));
});
