import type {Element} from 'hast';

/** Marks a robots tag as the whole site's, so that the build finds the pages that have `noindex` of their own. */
const mark = 'data-site';

/** The robots tag of each page of a site with `noIndex`, for `themeConfig.metadata`. A page's own tag replaces it. */
export const siteNoIndexTag = {name: 'robots', content: 'noindex, nofollow', [mark]: ''};

/** Whether a robots tag is the whole site's. */
export function isSiteNoIndex({properties}: Element): boolean {
  return properties.dataSite !== undefined;
}
