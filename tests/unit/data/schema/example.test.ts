import {itsmAgent} from '../../../../src/data/landing/itsmAgent';
import {unifiedSearch} from '../../../../src/data/landing/unifiedSearch';
import {voiceAgent} from '../../../../src/data/landing/voiceAgent';
import type {LandingPage, LandingSection} from '../../../../src/data/schema/landing';
import {landingSection} from '../../../../src/data/schema/landing';

/** What is wrong with the page's section of that kind once it has been changed. */
function faults(page: LandingPage, kind: LandingSection['kind'], change: object): string[] {
  const section = page.sections.find((candidate) => candidate.kind === kind);
  const {error} = landingSection.safeParse({...section, ...change});
  return error?.issues.map(({path, message}) => `${path.join('.')}: ${message}`) ?? [];
}

test('a question of which nothing is left out for anybody is refused', () => {
  const places = ['Code', 'Tickets', 'Chat'].map((kind) => ({icon: 'code', kind, found: 'A note', open: [true, true]}));
  expect(faults(unifiedSearch, 'question', {})).toEqual([]);
  expect(faults(unifiedSearch, 'question', {places})).toEqual([
    expect.stringMatching(/^places: let something be left/),
  ]);
});

test('a workflow in which nobody approves, or two do, is refused', () => {
  const step = {tool: 'Chat', title: 'A step', text: 'It happens.'};
  const approval = {...step, otherwise: 'It ends here.'};
  const wrong = [expect.stringMatching(/^steps: one step waits for a person/)];
  expect(faults(itsmAgent, 'workflow', {})).toEqual([]);
  expect(faults(itsmAgent, 'workflow', {steps: [step, step, step, step]})).toEqual(wrong);
  expect(faults(itsmAgent, 'workflow', {steps: [step, approval, approval, step]})).toEqual(wrong);
});

/** Five sentences in the language of this tag. */
const spoken = (lang: string) => ({
  sentences: Array.from({length: 5}, () => ({lang, name: 'German', sentence: 'Guten Tag.'})),
});

test.each(['de', 'pt-BR', 'es-419', 'fil', 'zh-Hant-TW'])('a sentence may be in %s', (lang) => {
  expect(faults(voiceAgent, 'languages', spoken(lang))).toEqual([]);
});

test.each(['German', 'DE', 'de_DE', ''])('a sentence without a language tag is refused: "%s"', (lang) => {
  const told = faults(voiceAgent, 'languages', spoken(lang));
  expect(told).toContainEqual(expect.stringContaining('write a language tag'));
});
