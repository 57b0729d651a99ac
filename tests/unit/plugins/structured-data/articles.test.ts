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
const pageData = {siteUrl: 'https://ovam.test', brandName: 'Ovam AI', image: 'https://ovam.test/9.png', words: 900};
const articleOf = (part: Partial<ArticleMeta>) => article({...post, ...part}, pageData);

test('a corrected post has the day of its last change', () => {
  expect(articleOf({updated: '2026-06-01'})).toMatchObject({datePublished: '2026-05-04', dateModified: '2026-06-01'});
});

test('a post that was finished before its publication is never dated as changed before it', () => {
  expect(articleOf({updated: '2026-04-30'})).toMatchObject({dateModified: '2026-05-04'});
});

test('without git history a post has no dateModified', () => {
  expect(articleOf({})).not.toHaveProperty('dateModified');
});

test('an author is a person, the company’s team is an organization', () => {
  const us = {'@id': 'https://ovam.test/#organization'};
  const authors = [{name: 'Ada Example', url: 'https://ada.example'}, {name: 'The Ovam AI team'}];
  expect(articleOf({authors}).author).toEqual([
    {'@type': 'Person', name: 'Ada Example', url: 'https://ada.example'},
    {'@type': 'Organization', name: 'The Ovam AI team', parentOrganization: us},
  ]);
  expect(articleOf({}).author).toEqual(us);
});
