import {filterPublished} from '../../../../src/plugins/feeds/blogOptions';

test('a post dated today is published, one dated tomorrow is not', () => {
  const post = (day: string) => ({metadata: {date: new Date(day)}});
  const posts = [post('2026-11-20'), post('2026-11-21'), post('2026-11-22')];
  expect(filterPublished(new Date('2026-11-21T08:00Z'), posts)).toEqual(posts.slice(0, 2));
});
