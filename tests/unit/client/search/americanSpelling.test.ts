import {americanSpelling} from '../../../../src/client/search/americanSpelling';

test.each([
  ['help centre', 'help center'],
  ['Organisation settings', 'Organization settings'],
  ['customise colours', 'customize colors'],
  ['analyse behaviour', 'analyze behavior'],
  ['partner programmes', 'partner programs'],
  ['cancelled licence', 'canceled license'],
])('the British “%s” searches for “%s”', (british, american) => {
  expect(americanSpelling(british)).toBe(american);
});

test.each(['enterprise', 'analysis', 'programmed', 'promise', 'your hour', 'organism'])(
  '“%s” stays as it is',
  (word) => {
    expect(americanSpelling(word)).toBe(word);
  },
);
