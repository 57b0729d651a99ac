import {brand} from '../../data/brand';
import {legalEntity} from '../../data/company/company';
import {socialProfiles} from '../../data/company/socialProfiles';
import {faqs} from '../../data/faq/faqs';
import {blogList} from '../../data/marketing/blog';
import {plans} from '../../data/plans';
import {landingPages} from '../../site/pages';
import type {ArticleMeta} from '../built-page/articles';
import type {BuiltPage} from '../built-page/builtPage';
import {contentTypeOfPage} from '../built-page/contentTypeOfPage';
import {find, hasClass, textOf} from '../built-page/html';
import type {PageFeature, PageReader, Site} from '../built-page/pageFeature';
import {cardPath} from '../social-cards/socialCard';
import {article, blog} from './articles';
import {breadcrumbList, trailOf} from './breadcrumbs';
import {faqPage} from './faqPage';
import {jsonLdTag, type Node} from './graph';
import {organization, softwareApplication, webSite} from './site';
import {videoObject} from './videoObject';

/** Adds JSON-LD (schema.org) to the head of every page that search engines may list. */
export const structuredData: PageFeature = {reader};

function reader({url: siteUrl}: Site): PageReader {
  const us = organization(siteUrl, brand, socialProfiles, legalEntity);
  const product = softwareApplication(siteUrl, brand, plans);

  function nodesOf(page: BuiltPage, articles: readonly ArticleMeta[]): Node[] {
    const {path} = page;
    const meta = articles.find((candidate) => candidate.path === path);
    if (meta) {
      const image = siteUrl + cardPath(path);
      return [us, article(meta, {siteUrl, brandName: brand.name, image, words: countWords(page)})];
    }
    if (path === '/') return [us, webSite(siteUrl, brand), product];
    if (path === '/pricing') return [us, product];
    if (path === '/faq') return [faqPage(siteUrl + path, faqs)];
    if (path === blogList.meta.path) {
      return [us, blog(siteUrl, {name: `${brand.name} blog`, description: blogList.meta.description}, articles)];
    }
    return videosOf(path, siteUrl);
  }

  return (page, articles) => {
    if (!page.listed) return {};
    const trail = trailOf(page, contentTypeOfPage(page.path));
    const crumbs = trail.length > 1 ? [breadcrumbList(siteUrl, trail)] : [];
    return {tags: jsonLdTag([...nodesOf(page, articles), ...crumbs])};
  };
}

/** Counts the words of the article itself, without the rest of the page's content. */
function countWords({content}: BuiltPage): number {
  const text = textOf(find(content, (element) => hasClass(element, 'markdown')) ?? content);
  return text.split(/\s+/).filter(Boolean).length;
}

function videosOf(path: string, siteUrl: string): Node[] {
  const sections = landingPages[path]?.sections ?? [];
  return sections.flatMap((section) => (section.kind === 'video' ? (videoObject(siteUrl + path, section) ?? []) : []));
}
