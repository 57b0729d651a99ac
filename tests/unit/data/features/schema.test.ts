import {origin} from '../../../../src/data/company/origin';
import {stories} from '../../../../src/data/company/stories';
import {stories as storiesShape} from '../../../../src/data/company/storySchema';
import {featureGroups} from '../../../../src/data/features/featureGroups';
import {checkCards, deploySteps} from '../../../../src/data/features/quality';
import * as feature from '../../../../src/data/features/schema';
import {featureCard} from '../../../../src/data/home/schema';
import {validateConstant} from '../../../../src/plugins/content-lint/dataErrors';

test('an agent without a section on the features page is an error', () => {
  const broken = featureGroups.map(({chapters, ...group}) => ({
    ...group,
    chapters: chapters.map((chapter) => (chapter.agent === 'Data Agent' ? {...chapter, agent: 'Search'} : chapter)),
  }));
  expect(validateConstant({file: 'x.ts', name: 'x', value: broken, schema: feature.featureGroups})).toEqual([
    expect.stringContaining('show the Search in one chapter, not 2'),
    expect.stringContaining('show the Data Agent in one chapter, not 0'),
  ]);
});

test('an agent’s section without a link is an error', () => {
  const broken = featureGroups.map(({chapters, ...group}) => ({
    ...group,
    chapters: chapters.map((chapter) => (chapter.agent === 'Data Agent' ? {...chapter, link: undefined} : chapter)),
  }));
  expect(validateConstant({file: 'x.ts', name: 'x', value: broken, schema: feature.featureGroups})).toEqual([
    expect.stringMatching(/^x\.ts: x\[1\]\.chapters\[1\]\.link: /),
  ]);
});

test('a feature card without icon, title or text is an error §3.11', () => {
  const [card] = checkCards;
  expect(validateConstant({file: 'x.ts', name: 'x', value: card, schema: featureCard})).toEqual([]);
  const broken = {...card, icon: undefined, title: '', text: ''};
  expect(validateConstant({file: 'x.ts', name: 'x', value: broken, schema: featureCard})).toEqual([
    expect.stringMatching(/^x\.ts: x\.icon: /),
    expect.stringMatching(/^x\.ts: x\.title: write a text/),
    expect.stringMatching(/^x\.ts: x\.text: write a text/),
  ]);
});

test('a gap in the numbers of the deploy steps is an error §3.11', () => {
  const broken = deploySteps.filter(({number}) => number !== 2);
  expect(validateConstant({file: 'x.ts', name: 'x', value: broken, schema: feature.deploySteps})).toEqual([
    'x.ts: x: number the steps 1, 2, 3 and so on, without gaps',
  ]);
});

test('the story on the about page links to existing sections of the features page', () => {
  const chapters = featureGroups.flatMap((group) => group.chapters.map(({id, agent}) => `${id} ${agent}`));
  expect(
    origin.questions.map(({chapter, agent}) => `${chapter} ${agent}`).filter((link) => !chapters.includes(link)),
  ).toEqual([]);
});

describe('customer stories', () => {
  const errors = (value: unknown) => validateConstant({file: 'x.ts', name: 'x', value, schema: storiesShape});

  test('an incomplete story and a date in words are errors', () => {
    const [first, ...others] = stories;
    expect(errors([{...first, highlight: '', date: 'September'}, ...others])).toEqual([
      'x.ts: x[0].date: write a valid date, such as 2026-11-21',
      'x.ts: x[0].highlight: write a text here: it is shown to visitors',
    ]);
  });

  test('a duplicate id is reported at the second story', () => {
    const [first, second, third] = stories;
    expect(errors([first, second, {...third, id: first?.id}])).toEqual([
      `x.ts: x[2].id: ${first?.id} is taken: choose another id`,
    ]);
  });

  test('other than three stories, or stories not sorted newest first, are errors', () => {
    expect(errors(stories.slice(0, 2))).toEqual([
      'x.ts: x: write exactly three stories: the layout has space for three',
    ]);
    expect(errors([...stories].reverse())).toEqual(['x.ts: x: sort the stories by date, newest first']);
  });
});
