import type {PageFeature} from '../built-page/pageFeature';
import {xmlFeeds} from '../feeds/xmlFeeds';
import {hostingConfiguration} from '../hosting/hostingConfiguration';
import {linkGraph} from '../link-graph/linkGraph';
import {markdownPages} from '../markdown-pages/markdownPages';
import {searchIndex} from '../search-index/searchIndex';
import {socialCards} from '../social-cards/socialCards';
import {structuredData} from '../structured-data/structuredData';

/** `linkGraph` is last, because it also checks links to files that the others write. */
export const features = [
  markdownPages,
  searchIndex,
  socialCards,
  structuredData,
  xmlFeeds,
  hostingConfiguration,
  linkGraph,
] as readonly PageFeature<unknown>[];
