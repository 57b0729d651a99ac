import * as z from 'zod';
import {agentIcons} from '../../data/agents/agentIcons';
import {agentsHead, agentTabs} from '../../data/agents/agents';
import {agentNames} from '../../data/agents/names';
import {brand} from '../../data/brand';
import {contact, legalEntity, siteRepository} from '../../data/company/company';
import * as jobParts from '../../data/company/jobSchema';
import {jobs, noOpenRole} from '../../data/company/jobs';
import * as brandPage from '../../data/company/logoSchema';
import {logos} from '../../data/company/logos';
import {origin} from '../../data/company/origin';
import {origin as originShape} from '../../data/company/originSchema';
import * as company from '../../data/company/schema';
import {socialProfiles} from '../../data/company/socialProfiles';
import {stories} from '../../data/company/stories';
import * as storyParts from '../../data/company/storySchema';
import {testimonials, testimonialsHead} from '../../data/company/testimonials';
import {brandColours} from '../../data/design';
import * as facts from '../../data/facts';
import * as factShapes from '../../data/factsSchema';
import {billingQuestions} from '../../data/faq/billingQuestions';
import {faqs, faqTopics, priceQuestion} from '../../data/faq/faqs';
import {productQuestions} from '../../data/faq/productQuestions';
import {faqItem, faqTopic, questions} from '../../data/faq/schema';
import {securityQuestions} from '../../data/faq/securityQuestions';
import {featureGroups} from '../../data/features/featureGroups';
import {checkCards, checksFeature, deploySteps, previewFeature, testsFeature} from '../../data/features/quality';
import * as feature from '../../data/features/schema';
import {demoForm, demoPoints, mailForms} from '../../data/forms/forms';
import * as form from '../../data/forms/schema';
import {helpBox, helpCategories} from '../../data/help/help';
import * as help from '../../data/help/schema';
import {announcement, homeBanner} from '../../data/home/banners';
import {benefits, benefitsHead, questions as cardQuestions} from '../../data/home/benefits';
import {confidentiality, confidentialityHead} from '../../data/home/confidentiality';
import {home} from '../../data/home/home';
import {previews, previewsHead} from '../../data/home/previews';
import {roles, rolesHead} from '../../data/home/roles';
import * as homeParts from '../../data/home/schema';
import {setup} from '../../data/home/setup';
import {tryIt} from '../../data/home/tryIt';
import {integrations, integrationsHead} from '../../data/integrations/integrations';
import {legalVersions, securityContactExpires} from '../../data/legal';
import {callsToAction, comparisonActions} from '../../data/navigation/callsToAction';
import {comparisonLinks, footerGroups} from '../../data/navigation/footer';
import {headerLinks, logIn, resourceLinks, startTrial} from '../../data/navigation/header';
import {plans} from '../../data/plans';
import {currency} from '../../data/pricing/currency';
import * as plan from '../../data/pricing/schema';
import * as page from '../../data/schema/page';
import {line, link, linkedHeading, sectionHead, uniqueIds, uniqueNames} from '../../data/schema/text';
import * as searchParts from '../../data/search/schema';
import {searchTexts} from '../../data/search/texts';
import {customerStats, stats} from '../../data/stats';
import {tag} from '../../data/tagSchema';
import {tags} from '../../data/tags';
import {codePath} from '../../data/trust/codePath';
import {reports, reportsHead} from '../../data/trust/reports';
import * as trust from '../../data/trust/schema';
import {subProcessors} from '../../data/trust/subProcessors';

/** One exported content constant with its file and its schema. */
export type Content = {
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
};

/** Every content constant outside the page folders; `dataErrors` reads the page folders itself. */
export const contentRegistry: Content[] = [
  constant('data/brand', {brand}, company.brand),
  constant('data/facts', {claims: facts.claims}, factShapes.claims),
  constant('data/stats', {stats}, factShapes.stats),
  constant('data/stats', {customerStats}, factShapes.customerStats),
  constant('data/facts', {offers: facts.offers}, factShapes.offers(plans.map(({id}) => id))),
  constant('data/facts', {disclosure: facts.disclosure}, factShapes.disclosure),
  constant('data/legal', {securityContactExpires}, factShapes.expiry),
  constant('data/legal', {legalVersions}, factShapes.legalVersions),
  constant('data/design', {brandColours}, factShapes.brandColours),
  constant('data/company/logos', {logos}, brandPage.logo.array()),
  constant('data/pricing/currency', {currency}, plan.currency),
  constant('data/plans', {plans}, plan.plans),
  constant('data/company/company', {contact}, company.contactAddress),
  constant('data/company/company', {legalEntity}, company.legalEntity),
  constant('data/company/company', {siteRepository}, company.repository),
  constant('data/company/socialProfiles', {socialProfiles}, company.socialProfile.array()),
  constant(
    'data/navigation/header',
    {headerLinks},
    link.array().max(3, 'the header fits three links from 1024 px: move the others to resourceLinks'),
  ),
  constant('data/navigation/header', {resourceLinks}, link.array()),
  constant('data/navigation/header', {logIn}, link),
  constant('data/navigation/header', {startTrial}, link),
  constant('data/navigation/footer', {footerGroups}, z.object({heading: line, links: link.array()}).array()),
  constant('data/navigation/footer', {comparisonLinks}, link.array()),
  constant('data/home/home', {home}, page.pageMeta),
  constant('data/home/banners', {homeBanner}, homeParts.banner.optional()),
  constant('data/home/banners', {announcement}, homeParts.announcement.optional()),
  constant('data/agents/agentIcons', {agentIcons}, homeParts.agentIcons),
  constant('data/agents/names', {agentNames}, homeParts.orbit),
  constant(
    'data/agents/agents',
    {agentTabs},
    homeParts.agentTab.array().length(6, 'the home page shows six agents: write six tabs').superRefine(uniqueIds),
  ),
  constant('data/integrations/integrations', {integrations}, company.integrations),
  constant('data/navigation/callsToAction', {callsToAction}, z.record(z.string(), page.callToAction)),
  constant(
    'data/navigation/callsToAction',
    {comparisonActions},
    page.callToAction.pick({primary: true, secondary: true}),
  ),
  constant('data/home/tryIt', {tryIt}, homeParts.tryIt),
  constant('data/home/setup', {setup}, homeParts.setup),
  constant(
    'data/home/benefits',
    {benefits},
    homeParts.benefit.array().length(4, 'the home page shows four benefit cards: write four'),
  ),
  constant('data/home/benefits', {questions: cardQuestions}, homeParts.exampleRequest.array()),
  constant(
    'data/home/roles',
    {roles},
    homeParts.roleCard
      .array()
      .length(5, 'the heading promises five teams: write five, or change the heading and this number'),
  ),
  constant('data/features/featureGroups', {featureGroups}, feature.featureGroups),
  constant('data/features/quality', {previewFeature}, feature.featurePart),
  constant('data/features/quality', {deploySteps}, feature.deploySteps),
  constant('data/features/quality', {testsFeature}, feature.featurePart),
  constant('data/features/quality', {checksFeature}, feature.featurePart),
  constant('data/features/quality', {checkCards}, homeParts.featureCard.array()),
  constant('data/company/jobs', {jobs}, jobParts.jobs),
  constant('data/company/jobs', {noOpenRole}, jobParts.noOpenRole),
  constant('data/company/stories', {stories}, storyParts.stories),
  constant('data/company/origin', {origin}, originShape),
  constant('data/faq/billingQuestions', {billingQuestions}, faqItem.array()),
  constant('data/faq/productQuestions', {productQuestions}, faqItem.array()),
  constant('data/faq/securityQuestions', {securityQuestions}, faqItem.array()),
  constant('data/faq/faqs', {priceQuestion}, faqItem),
  constant('data/faq/faqs', {faqTopics}, faqTopic.array()),
  constant('data/faq/faqs', {faqs}, questions),
  constant('data/tags', {tags}, tag.array()),
  constant('data/trust/codePath', {codePath}, trust.codePath),
  constant('data/trust/reports', {reports}, trust.report.array()),
  constant('data/trust/reports', {reportsHead}, linkedHeading),
  constant('data/trust/subProcessors', {subProcessors}, trust.subProcessor.array().superRefine(uniqueNames)),
  constant('data/help/help', {helpBox}, help.helpBox),
  constant(
    'data/help/help',
    {helpCategories},
    help.helpCategory.array().length(4, 'the help center shows four category cards: write four'),
  ),
  constant('data/search/texts', {searchTexts}, searchParts.searchTexts),
  constant('data/forms/forms', {demoForm}, form.leadForm),
  constant('data/forms/forms', {demoPoints}, page.point.array()),
  constant('data/forms/forms', {mailForms}, form.mailForm.array()),
  constant(
    'data/home/previews',
    {previews},
    homeParts.preview.array().min(10, 'the section shows ten previews at a time: write at least ten'),
  ),
  constant(
    'data/home/confidentiality',
    {confidentiality},
    homeParts.featureCard.array().min(1, 'the section would be empty: write at least one card'),
  ),
  constant('data/company/testimonials', {testimonials}, company.testimonials),
  constant('data/agents/agents', {agentsHead}, sectionHead),
  constant('data/home/benefits', {benefitsHead}, sectionHead),
  constant('data/home/previews', {previewsHead}, sectionHead),
  constant('data/home/roles', {rolesHead}, sectionHead),
  constant('data/home/confidentiality', {confidentialityHead}, sectionHead),
  constant('data/company/testimonials', {testimonialsHead}, sectionHead),
  constant('data/integrations/integrations', {integrationsHead}, sectionHead),
];

/** Builds an entry for a constant of `src/{file}.ts`. The shorthand property `{constant}` supplies name and value. */
function constant(file: string, valueByName: Record<string, unknown>, schema: z.ZodType): Content {
  const [[name, value] = ['', undefined]] = Object.entries(valueByName);
  return {file: `src/${file}.ts`, name, value, schema};
}
