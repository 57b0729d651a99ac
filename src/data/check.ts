import {existsSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {agentsHead, agentTabs} from './agents';
import {announcement, homeBanner} from './banners';
import {benefits, benefitsHead} from './benefits';
import {brand} from './brand';
import {callsToAction} from './callsToAction';
import {codePath} from './codePath';
import {contact, legalEntity, siteRepository, socialProfiles} from './company';
import {confidentiality, confidentialityHead} from './confidentiality';
import {faqs} from './faqs';
import {featureGroups} from './featureGroups';
import {readFolder} from './folders';
import {demoForm, demoPoints, mailForms} from './forms';
import {helpBox, helpCategories} from './help';
import {home} from './home';
import {integrations, integrationsHead} from './integrations';
import {jobs, noOpenRole} from './jobs';
import {logos} from './logos';
import {orbitAgents} from './orbit';
import {origin} from './origin';
import {plans} from './plans';
import {previews, previewsHead} from './previews';
import {checkCards, checksFeature, deploySteps, previewFeature, testsFeature} from './quality';
import {roles, rolesHead} from './roles';
import * as company from './schema/company';
import {comparisonPage} from './schema/comparison';
import * as feature from './schema/feature';
import * as form from './schema/form';
import * as help from './schema/help';
import * as homeParts from './schema/home';
import * as jobParts from './schema/job';
import {landingPage} from './schema/landing';
import * as brandPage from './schema/logo';
import {origin as originShape} from './schema/origin';
import * as page from './schema/page';
import * as plan from './schema/plan';
import {questions} from './schema/question';
import * as searchParts from './schema/search';
import * as storyParts from './schema/story';
import {sectionHead} from './schema/text';
import * as trust from './schema/trust';
import {searchTexts} from './search';
import {setup} from './setup';
import {stories} from './stories';
import {testimonials, testimonialsHead} from './testimonials';
import {tryIt} from './tryIt';

/** One constant of content: where it stands, what it holds, and what it must look like. */
type Content = {
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
};

/** Every fault in `src/data`, each as a line that names file, field and remedy; empty when all is well. */
export function checkContent(): string[] {
  const folders = [
    ...inFolder('marketing', page.page),
    ...inFolder('landing', landingPage),
    ...inFolder('comparisons', comparisonPage),
  ];
  return [...[...single, ...folders].flatMap(faultsOf), ...repetitions(folders), ...withoutRoute(folders)];
}

/** The faults of one constant. */
export function faultsOf({file, name, value, schema: shape}: Content): string[] {
  const result = shape.safeParse(value, {error: saidPlainly});
  if (result.success) return [];
  return result.error.issues.map((issue) => `${file}: ${fieldPath(name, issue.path)}: ${issue.message}`);
}

/** What zod would say in its own terms of what is not there, or not there often enough. */
const saidPlainly: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'it is missing: write it';
  if (issue.code === 'too_small' && issue.origin === 'array') return `write ${issue.minimum} or more`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `write ${issue.maximum} at most`;
  return undefined;
};

/** A constant of `src/data/{file}.ts`, handed over by its name. */
function constant(file: string, named: Record<string, unknown>, schema: z.ZodType): Content {
  const [[name, value] = ['', undefined]] = Object.entries(named);
  return {file: `src/data/${file}.ts`, name, value, schema};
}

const single: Content[] = [
  constant('brand', {brand}, company.brand),
  constant('logos', {logos}, brandPage.logo.array()),
  constant('plans', {plans}, plan.plans),
  constant('company', {contact}, company.contactAddress),
  constant('company', {legalEntity}, company.legalEntity),
  constant('company', {siteRepository}, company.repository),
  constant('company', {socialProfiles}, company.socialProfile.array()),
  constant('home', {home}, page.pageMeta),
  constant('banners', {homeBanner}, homeParts.banner.optional()),
  constant('banners', {announcement}, homeParts.banner),
  constant('orbit', {orbitAgents}, homeParts.orbitAgent.array().length(7)),
  constant('agents', {agentTabs}, homeParts.agentTab.array().length(6, 'the home page has six agent tabs')),
  constant('integrations', {integrations}, company.integrations),
  constant('callsToAction', {callsToAction}, z.record(z.string(), page.callToAction)),
  constant('tryIt', {tryIt}, homeParts.tryIt),
  constant('setup', {setup}, homeParts.setup),
  constant('benefits', {benefits}, homeParts.benefit.array().length(4, 'the home page has four benefit cards')),
  constant('roles', {roles}, homeParts.roleCard.array()),
  constant('featureGroups', {featureGroups}, feature.featureGroups),
  constant('quality', {previewFeature}, feature.featurePart),
  constant('quality', {deploySteps}, feature.deploySteps),
  constant('quality', {testsFeature}, feature.featurePart),
  constant('quality', {checksFeature}, feature.featurePart),
  constant('quality', {checkCards}, homeParts.featureCard.array()),
  constant('jobs', {jobs}, jobParts.jobs),
  constant('jobs', {noOpenRole}, jobParts.noOpenRole),
  constant('stories', {stories}, storyParts.stories),
  constant('origin', {origin}, originShape),
  constant('faqs', {faqs}, questions),
  constant('codePath', {codePath}, trust.codePath),
  constant('help', {helpBox}, help.helpBox),
  constant('help', {helpCategories}, help.helpCategory.array().length(4, 'the help centre has four category cards')),
  constant('search', {searchTexts}, searchParts.searchTexts),
  constant('forms', {demoForm}, form.leadForm),
  constant('forms', {demoPoints}, page.point.array()),
  constant('forms', {mailForms}, form.mailForm.array()),
  constant('previews', {previews}, homeParts.preview.array()),
  constant('confidentiality', {confidentiality}, homeParts.featureCard.array()),
  constant('testimonials', {testimonials}, company.testimonial.array()),
  constant('agents', {agentsHead}, sectionHead),
  constant('benefits', {benefitsHead}, sectionHead),
  constant('previews', {previewsHead}, sectionHead),
  constant('roles', {rolesHead}, sectionHead),
  constant('confidentiality', {confidentialityHead}, sectionHead),
  constant('testimonials', {testimonialsHead}, sectionHead),
  constant('integrations', {integrationsHead}, sectionHead),
];

function inFolder(folder: Parameters<typeof readFolder>[0], schema: z.ZodType): Content[] {
  return readFolder(folder).map((exported) => ({...exported, schema}));
}

/** What tells pages, and the leads of landing pages, apart: no two may share it. */
const unique = [
  {field: 'meta.path', of: (value: unknown) => read(value, 'meta', 'path')},
  {field: 'meta.title', of: (value: unknown) => read(value, 'meta', 'title')},
  {field: 'meta.description', of: (value: unknown) => read(value, 'meta', 'description')},
  {field: 'pageUrl', of: (value: unknown) => read(value, 'pageUrl')},
];

function repetitions(contents: Content[]): string[] {
  return unique.flatMap(({field, of}) => {
    const taken = new Map<unknown, string>();
    return contents.flatMap(({file, name, value}) => {
      const text = of(value);
      if (text === undefined) return [];
      const other = taken.get(text);
      taken.set(text, file);
      return other ? [`${file}: ${name}.${field}: ${other} has the same: give each page its own`] : [];
    });
  });
}

/** Lists that plugins make: their pages stand in no file of `src/pages`. */
const madeByPlugins = ['/blog', '/changelog'];

function withoutRoute(contents: Content[]): string[] {
  return contents.flatMap(({file, name, value}) => {
    const path = read(value, 'meta', 'path');
    if (typeof path !== 'string' || madeByPlugins.includes(path)) return [];
    const route = `src/pages${path}.tsx`;
    if (existsSync(join(__dirname, '../..', route))) return [];
    return [`${file}: ${name}.meta.path: nothing stands at ${path}: add ${route}, or correct the path`];
  });
}

function read(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
}

/** Such as `plans[2].yearly.price`. */
function fieldPath(name: string, path: PropertyKey[]): string {
  return path.reduce<string>((at, key) => (typeof key === 'number' ? `${at}[${key}]` : `${at}.${String(key)}`), name);
}
