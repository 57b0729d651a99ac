import {type ContentType, contentTypeOf} from '../../lib/contentTypes';
import {comparisonPages} from '../../site/pages';

const comparisons = Object.keys(comparisonPages);

/** Returns the content type of the page at a path. */
export function contentTypeOfPage(path: string): ContentType {
  return contentTypeOf(path, comparisons);
}
