import type {ArticleMeta} from '../../../../src/plugins/built-page/articles';
import {article} from '../../../../src/plugins/structured-data/articles';

const post: ArticleMeta = {
  type: 'BlogPosting',
  path: '/blog/9',
  title: 'A post',
  description: 'What it says.',
  published: '2026-05-04',
  authors: [],
  tags: [],
};
const setting = {siteUrl: 'https://ovam.test', brandName: 'Ovam AI', image: 'https://ovam.test/9.png', words: 900};
const made = (part: Partial<ArticleMeta>) => article({...post, ...part}, setting);

test('a post that is corrected says when', () => {
  expect(made({updated: '2026-06-01'})).toMatchObject({datePublished: '2026-05-04', dateModified: '2026-06-01'});
});

test('a post that was finished before its day was not changed before it was published', () => {
  expect(made({updated: '2026-04-30'})).toMatchObject({dateModified: '2026-05-04'});
});

test('without a history nothing is said of changes', () => {
  expect(made({})).not.toHaveProperty('dateModified');
});

test('people are people, and our own team is a part of the company', () => {
  const us = {'@id': 'https://ovam.test/#organization'};
  const authors = [{name: 'Ada Example', url: 'https://ada.example'}, {name: 'The Ovam AI team'}];
  expect(made({authors}).author).toEqual([
    {'@type': 'Person', name: 'Ada Example', url: 'https://ada.example'},
    {'@type': 'Organization', name: 'The Ovam AI team', parentOrganization: us},
  ]);
  expect(made({}).author).toEqual(us);
});
