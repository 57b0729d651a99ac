import {checkmarx} from './comparisons/checkmarx';
import {coderabbit} from './comparisons/coderabbit';
import {sourcegraph} from './comparisons/sourcegraph';
import {usualMix} from './comparisons/usualMix';
import {itsmAgent} from './landing/itsmAgent';
import {prReview} from './landing/prReview';
import {securityScan} from './landing/securityScan';
import {supportAgent} from './landing/supportAgent';
import {unifiedSearch} from './landing/unifiedSearch';
import {voiceAgent} from './landing/voiceAgent';
import {about} from './marketing/about';
import {blogList, changelog} from './marketing/blog';
import {brandAssets} from './marketing/brand';
import {careers} from './marketing/careers';
import {caseStudies} from './marketing/caseStudies';
import {contactPage} from './marketing/contact';
import {contactSupport} from './marketing/contactSupport';
import {enterprise} from './marketing/enterprise';
import {faq} from './marketing/faq';
import {features} from './marketing/features';
import {partnerships} from './marketing/partnerships';
import {playground, playgroundResult} from './marketing/playground';
import {pricing} from './marketing/pricing';
import {sales} from './marketing/sales';
import {search} from './marketing/search';
import {siteContent} from './marketing/siteContent';
import {startup} from './marketing/startup';
import {support} from './marketing/support';
import {trust} from './marketing/trust';
import type {ComparisonPage, LandingPage, Page} from './schema';

/*
 * Every page that is made of data, by its path, for the build's checks and for whatever lists pages. Pages
 * themselves import their own file only, so that no page carries another's words.
 */

export const pages: Record<string, Page> = {
  '/about': about,
  '/blog': blogList,
  '/brand': brandAssets,
  '/careers': careers,
  '/case-studies': caseStudies,
  '/changelog': changelog,
  '/contact': contactPage,
  '/contactsupport': contactSupport,
  '/enterprise': enterprise,
  '/faq': faq,
  '/features': features,
  '/partnerships': partnerships,
  '/playground': playground,
  '/playgroundresult': playgroundResult,
  '/pricing': pricing,
  '/sales': sales,
  '/search': search,
  '/site-content': siteContent,
  '/startup': startup,
  '/support': support,
  '/trust': trust,
};

export const landingPages: Record<string, LandingPage> = {
  '/landingpage1': prReview,
  '/landingpage2': securityScan,
  '/landingpage3': supportAgent,
  '/landingpage4': unifiedSearch,
  '/landingpage5': voiceAgent,
  '/landingpage6': itsmAgent,
};

export const comparisonPages: Record<string, ComparisonPage> = {
  '/compearision': usualMix,
  '/coderabbit': coderabbit,
  '/checkmarx': checkmarx,
  '/sourcegraph': sourcegraph,
};

/** The title and description of every page above: no two may share one. */
export const pageRegister = Object.fromEntries(
  Object.entries({...pages, ...landingPages, ...comparisonPages}).map(([path, {meta}]) => [path, meta]),
);
