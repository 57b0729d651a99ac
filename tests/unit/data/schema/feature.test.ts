import {origin} from '../../../../src/data/company/origin';
import {stories} from '../../../../src/data/company/stories';
import {featureGroups} from '../../../../src/data/features/featureGroups';
import {checkCards, deploySteps} from '../../../../src/data/features/quality';
import * as feature from '../../../../src/data/schema/feature';
import {featureCard} from '../../../../src/data/schema/home';
import {stories as storiesShape} from '../../../../src/data/schema/story';
import {validateConstant} from '../../../../src/plugins/content-lint/dataErrors';

test('an agent without a chapter is a fault', () => {
  const broken = featureGroups.map(({chapters, ...group}) => ({
    ...group,
    chapters: chapters.map((chapter) => (chapter.agent === 'Data Agent' ? {...chapter, agent: 'Search'} : chapter)),
  }));
  expect(validateConstant({file: 'x.ts', name: 'x', value: broken, schema: feature.featureGroups})).toEqual([
    expect.stringContaining('show the Search in one chapter, not 2'),
    expect.stringContaining('show the Data Agent in one chapter, not 0'),
  ]);
});

test('a chapter that leads nowhere is a fault', () => {
  const broken = featureGroups.map(({chapters, ...group}) => ({
    ...group,
    chapters: chapters.map((chapter) => (chapter.agent === 'Data Agent' ? {...chapter, link: undefined} : chapter)),
  }));
  expect(validateConstant({file: 'x.ts', name: 'x', value: broken, schema: feature.featureGroups})).toEqual([
    expect.stringMatching(/^x\.ts: x\[1\]\.chapters\[1\]\.link: /),
  ]);
});

test('a card without its icon, title or text is a fault §3.11', () => {
  const [card] = checkCards;
  expect(validateConstant({file: 'x.ts', name: 'x', value: card, schema: featureCard})).toEqual([]);
  const broken = {...card, icon: undefined, title: '', text: ''};
  expect(validateConstant({file: 'x.ts', name: 'x', value: broken, schema: featureCard})).toEqual([
    expect.stringMatching(/^x\.ts: x\.icon: /),
    expect.stringMatching(/^x\.ts: x\.title: write a text/),
    expect.stringMatching(/^x\.ts: x\.text: write a text/),
  ]);
});

test('deploy steps that leave a number out are a fault §3.11', () => {
  const broken = deploySteps.filter(({number}) => number !== 2);
  expect(validateConstant({file: 'x.ts', name: 'x', value: broken, schema: feature.deploySteps})).toEqual([
    'x.ts: x: number the steps from 1, leaving none out',
  ]);
});

test('the story on the about page leads to chapters that are there', () => {
  const chapters = featureGroups.flatMap((group) => group.chapters.map(({id, agent}) => `${id} ${agent}`));
  expect(
    origin.questions.map(({chapter, agent}) => `${chapter} ${agent}`).filter((way) => !chapters.includes(way)),
  ).toEqual([]);
});

describe('customer stories', () => {
  const faults = (value: unknown) => validateConstant({file: 'x.ts', name: 'x', value, schema: storiesShape});

  test('a story that is incomplete, or dated in words, is a fault', () => {
    const [first, ...others] = stories;
    expect(faults([{...first, highlight: '', date: 'September'}, ...others])).toEqual([
      'x.ts: x[0].date: write a day that there is, such as 2026-11-21',
      'x.ts: x[0].highlight: write a text here: it is shown to visitors',
    ]);
  });

  test('two of one fragment are a fault, said where the second stands', () => {
    const [first, second, third] = stories;
    expect(faults([first, second, {...third, id: first?.id}])).toEqual([
      `x.ts: x[2].id: ${first?.id} is taken: give each its own id`,
    ]);
  });

  test('there are three, the newest first', () => {
    expect(faults(stories.slice(0, 2))).toEqual([
      'x.ts: x: the page is drawn for three stories: add or take out some until there are three',
    ]);
    expect(faults([...stories].reverse())).toEqual(['x.ts: x: list the stories with the newest first']);
  });
});
