import type {ArticleLeaf, BlogLeaf, BlogPostingLeaf, OrganizationLeaf, PersonLeaf, TechArticleLeaf} from 'schema-dts';
import type {ArticleMeta, Author} from '../built-page/articles';
import {organizationRef} from './site';

/** What the page itself adds: whose site it is on, its social card's address, how long it is. */
type Setting = {siteUrl: string; brandName: string; image: string; words: number};

/** A post, a month of the changelog or a page of the docs. */
export function article(
  writing: ArticleMeta,
  {siteUrl, brandName, image, words}: Setting,
): ArticleLeaf | BlogPostingLeaf | TechArticleLeaf {
  const {type, authors, tags} = writing;
  const us = organizationRef(siteUrl);
  return {
    '@type': type,
    ...summary(writing, siteUrl),
    mainEntityOfPage: siteUrl + writing.path,
    author: authors.length > 0 ? authors.map((author) => authorNode(author, siteUrl, brandName)) : us,
    publisher: us,
    image,
    inLanguage: 'en',
    wordCount: words,
    ...(tags.length > 0 && {keywords: tags}),
    ...(type === 'BlogPosting' && {isPartOf: blogRef(siteUrl)}),
  };
}

/** The blog, with its posts in the order given. Each of them says more on its own page. */
export function blog(
  siteUrl: string,
  {name, description}: {name: string; description: string},
  posts: readonly ArticleMeta[],
): BlogLeaf {
  return {
    ...blogRef(siteUrl),
    name,
    description,
    inLanguage: 'en',
    publisher: organizationRef(siteUrl),
    blogPost: posts.map((post) => ({'@type': 'BlogPosting', ...summary(post, siteUrl)})),
  };
}

function blogRef(siteUrl: string) {
  return {'@type': 'Blog', '@id': `${siteUrl}/blog#blog`, url: `${siteUrl}/blog`} as const;
}

function summary({path, title, description, published, updated}: ArticleMeta, siteUrl: string) {
  // A post may be finished before its day comes: it cannot have been changed before it was published.
  const modified = published && updated && updated < published ? published : updated;
  return {
    '@id': `${siteUrl}${path}#article`,
    url: siteUrl + path,
    headline: title,
    description,
    ...(published && {datePublished: published}),
    ...(modified && {dateModified: modified}),
  };
}

/** A team that bears our name is a part of the company and no person. */
function authorNode({name, url}: Author, siteUrl: string, brandName: string): OrganizationLeaf | PersonLeaf {
  const named = {name, ...(url && {url})};
  return name.includes(brandName)
    ? {'@type': 'Organization', ...named, parentOrganization: organizationRef(siteUrl)}
    : {'@type': 'Person', ...named};
}
