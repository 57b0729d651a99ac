import * as z from 'zod';
import {comparisonLinks, footerGroups} from '../site/footer';
import {headerLinks, logIn, resourceLinks, startTrial} from '../site/navbar';
import {agentIcons} from './agentIcons';
import {agentsHead, agentTabs} from './agents';
import {announcement, homeBanner} from './banners';
import {benefits, benefitsHead, questions as cardQuestions} from './benefits';
import {billingQuestions} from './billingQuestions';
import {brand} from './brand';
import {callsToAction, comparisonWaysOn} from './callsToAction';
import {codePath} from './codePath';
import {contact, legalEntity, siteRepository, socialProfiles} from './company';
import {confidentiality, confidentialityHead} from './confidentiality';
import {currency} from './currency';
import * as facts from './facts';
import {faqs, faqTopics, priceQuestion} from './faqs';
import {featureGroups} from './featureGroups';
import {demoForm, demoPoints, mailForms} from './forms';
import {helpBox, helpCategories} from './help';
import {home} from './home';
import {integrations, integrationsHead} from './integrations';
import {jobs, noOpenRole} from './jobs';
import {logos} from './logos';
import {agentNames} from './names';
import {origin} from './origin';
import {plans} from './plans';
import {previews, previewsHead} from './previews';
import {productQuestions} from './productQuestions';
import {checkCards, checksFeature, deploySteps, previewFeature, testsFeature} from './quality';
import {roles, rolesHead} from './roles';
import * as company from './schema/company';
import * as factShapes from './schema/facts';
import * as feature from './schema/feature';
import * as form from './schema/form';
import * as help from './schema/help';
import * as homeParts from './schema/home';
import * as jobParts from './schema/job';
import * as brandPage from './schema/logo';
import {origin as originShape} from './schema/origin';
import * as page from './schema/page';
import * as plan from './schema/plan';
import {faqItem, faqTopic, questions} from './schema/question';
import * as searchParts from './schema/search';
import * as storyParts from './schema/story';
import {line, link, ownFragments, sectionHead} from './schema/text';
import * as trust from './schema/trust';
import {searchTexts} from './search';
import {securityQuestions} from './securityQuestions';
import {setup} from './setup';
import {stories} from './stories';
import {testimonials, testimonialsHead} from './testimonials';
import {tryIt} from './tryIt';

/** One constant of content: where it stands, what it holds, and what it must look like. */
export type Content = {
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
};

/** Every constant of content that stands alone; pages stand in folders. */
export const contents: Content[] = [
  constant('data/brand', {brand}, company.brand),
  constant('data/facts', {claims: facts.claims}, factShapes.claims),
  constant('data/facts', {stats: facts.stats}, factShapes.stats),
  constant('data/facts', {customerStats: facts.customerStats}, factShapes.customerStats),
  constant('data/facts', {offers: facts.offers}, factShapes.offers(plans.map(({id}) => id))),
  constant('data/facts', {disclosure: facts.disclosure}, factShapes.disclosure),
  constant('data/facts', {securityContactExpires: facts.securityContactExpires}, factShapes.expiry),
  constant('data/facts', {legalVersions: facts.legalVersions}, factShapes.legalVersions),
  constant('data/facts', {brandColours: facts.brandColours}, factShapes.brandColours),
  constant('data/logos', {logos}, brandPage.logo.array()),
  constant('data/currency', {currency}, plan.currency),
  constant('data/plans', {plans}, plan.plans),
  constant('data/company', {contact}, company.contactAddress),
  constant('data/company', {legalEntity}, company.legalEntity),
  constant('data/company', {siteRepository}, company.repository),
  constant('data/company', {socialProfiles}, company.socialProfile.array()),
  constant(
    'site/navbar',
    {headerLinks},
    link.array().max(3, 'the bar has room for three from 1024 px on: put others into resourceLinks'),
  ),
  constant('site/navbar', {resourceLinks}, link.array()),
  constant('site/navbar', {logIn}, link),
  constant('site/navbar', {startTrial}, link),
  constant('site/footer', {footerGroups}, z.object({heading: line, links: link.array()}).array()),
  constant('site/footer', {comparisonLinks}, link.array()),
  constant('data/home', {home}, page.pageMeta),
  constant('data/banners', {homeBanner}, homeParts.banner.optional()),
  constant('data/banners', {announcement}, homeParts.announcement.optional()),
  constant('data/agentIcons', {agentIcons}, homeParts.agentIcons),
  constant('data/names', {agentNames}, homeParts.orbit),
  constant(
    'data/agents',
    {agentTabs},
    homeParts.agentTab
      .array()
      .length(6, 'the home page shows six agents: add or take out tabs until there are six')
      .superRefine(ownFragments),
  ),
  constant('data/integrations', {integrations}, company.integrations),
  constant('data/callsToAction', {callsToAction}, z.record(z.string(), page.callToAction)),
  constant('data/callsToAction', {comparisonWaysOn}, page.callToAction.pick({primary: true, secondary: true})),
  constant('data/tryIt', {tryIt}, homeParts.tryIt),
  constant('data/setup', {setup}, homeParts.setup),
  constant('data/benefits', {benefits}, homeParts.benefit.array().length(4, 'the home page has four benefit cards')),
  constant('data/benefits', {questions: cardQuestions}, homeParts.errand.array()),
  constant(
    'data/roles',
    {roles},
    homeParts.roleCard
      .array()
      .length(5, 'the heading says five teams: write five, or another heading and another number here'),
  ),
  constant('data/featureGroups', {featureGroups}, feature.featureGroups),
  constant('data/quality', {previewFeature}, feature.featurePart),
  constant('data/quality', {deploySteps}, feature.deploySteps),
  constant('data/quality', {testsFeature}, feature.featurePart),
  constant('data/quality', {checksFeature}, feature.featurePart),
  constant('data/quality', {checkCards}, homeParts.featureCard.array()),
  constant('data/jobs', {jobs}, jobParts.jobs),
  constant('data/jobs', {noOpenRole}, jobParts.noOpenRole),
  constant('data/stories', {stories}, storyParts.stories),
  constant('data/origin', {origin}, originShape),
  constant('data/billingQuestions', {billingQuestions}, faqItem.array()),
  constant('data/productQuestions', {productQuestions}, faqItem.array()),
  constant('data/securityQuestions', {securityQuestions}, faqItem.array()),
  constant('data/faqs', {priceQuestion}, faqItem),
  constant('data/faqs', {faqTopics}, faqTopic.array()),
  constant('data/faqs', {faqs}, questions),
  constant('data/codePath', {codePath}, trust.codePath),
  constant('data/help', {helpBox}, help.helpBox),
  constant(
    'data/help',
    {helpCategories},
    help.helpCategory.array().length(4, 'the help centre has four category cards'),
  ),
  constant('data/search', {searchTexts}, searchParts.searchTexts),
  constant('data/forms', {demoForm}, form.leadForm),
  constant('data/forms', {demoPoints}, page.point.array()),
  constant('data/forms', {mailForms}, form.mailForm.array()),
  constant(
    'data/previews',
    {previews},
    homeParts.preview.array().min(10, 'the wall shows ten previews at a time: write more'),
  ),
  constant(
    'data/confidentiality',
    {confidentiality},
    homeParts.featureCard.array().min(1, 'the section would stand there empty: write one or more'),
  ),
  constant('data/testimonials', {testimonials}, company.testimonials),
  constant('data/agents', {agentsHead}, sectionHead),
  constant('data/benefits', {benefitsHead}, sectionHead),
  constant('data/previews', {previewsHead}, sectionHead),
  constant('data/roles', {rolesHead}, sectionHead),
  constant('data/confidentiality', {confidentialityHead}, sectionHead),
  constant('data/testimonials', {testimonialsHead}, sectionHead),
  constant('data/integrations', {integrationsHead}, sectionHead),
];

/** A constant of `src/{file}.ts`, handed over by its name. */
function constant(file: string, named: Record<string, unknown>, schema: z.ZodType): Content {
  const [[name, value] = ['', undefined]] = Object.entries(named);
  return {file: `src/${file}.ts`, name, value, schema};
}
