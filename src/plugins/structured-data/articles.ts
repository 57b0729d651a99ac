import type {ArticleLeaf, BlogLeaf, BlogPostingLeaf, OrganizationLeaf, PersonLeaf, TechArticleLeaf} from 'schema-dts';
import type {ArticleMeta, Author} from '../built-page/articles';
import {organizationRef} from './site';

/** Data of the site and the built page: `image` is the URL of the social card, `words` the number of words. */
type PageData = {siteUrl: string; brandName: string; image: string; words: number};

/** A post, a changelog month or a doc. */
export function article(
  meta: ArticleMeta,
  {siteUrl, brandName, image, words}: PageData,
): ArticleLeaf | BlogPostingLeaf | TechArticleLeaf {
  const {type, authors, tags} = meta;
  const us = organizationRef(siteUrl);
  return {
    '@type': type,
    ...summary(meta, siteUrl),
    mainEntityOfPage: siteUrl + meta.path,
    author: authors.length > 0 ? authors.map((author) => authorNode(author, siteUrl, brandName)) : us,
    publisher: us,
    image,
    inLanguage: 'en',
    wordCount: words,
    ...(tags.length > 0 && {keywords: tags}),
    ...(type === 'BlogPosting' && {isPartOf: blogRef(siteUrl)}),
  };
}

/** The blog, with a summary of each post in the given order. The post's own page has all its data. */
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
  // A post may be finished before its day of publication, but `dateModified` must not be before `datePublished`.
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

/** An author whose name contains the brand is a team of the company, not a person. */
function authorNode({name, url}: Author, siteUrl: string, brandName: string): OrganizationLeaf | PersonLeaf {
  const named = {name, ...(url && {url})};
  return name.includes(brandName)
    ? {'@type': 'Organization', ...named, parentOrganization: organizationRef(siteUrl)}
    : {'@type': 'Person', ...named};
}
