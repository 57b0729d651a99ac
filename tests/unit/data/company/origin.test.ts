import {origin} from '../../../../src/data/company/origin';
import {featureGroups} from '../../../../src/data/features/featureGroups';

test('the story on the about page links to existing sections of the features page', () => {
  const chapters = featureGroups.flatMap((group) => group.chapters.map(({id, agent}) => `${id} ${agent}`));
  expect(
    origin.questions.map(({chapter, agent}) => `${chapter} ${agent}`).filter((link) => !chapters.includes(link)),
  ).toEqual([]);
});
