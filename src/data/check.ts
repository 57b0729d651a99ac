import {existsSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {agentTabs} from './agents';
import {announcement, halloweenBanner} from './banners';
import {benefits} from './benefits';
import {brand} from './brand';
import {callsToAction} from './callsToAction';
import {codePath} from './codePath';
import {contact, siteRepository, socialProfiles} from './company';
import {confidentiality} from './confidentiality';
import {faqs} from './faqs';
import {featureGroups} from './featureGroups';
import {readFolder} from './folders';
import {demoForm, demoPoints, mailForms} from './forms';
import {helpBox, helpCategories} from './help';
import {home} from './home';
import {integrations} from './integrations';
import {jobs, noOpenRole} from './jobs';
import {logos} from './logos';
import {orbitAgents} from './orbit';
import {origin} from './origin';
import {plans} from './plans';
import {previews} from './previews';
import {checkCards, checksFeature, deploySteps, previewFeature, testsFeature} from './quality';
import {roles} from './roles';
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
import * as trust from './schema/trust';
import {searchTexts} from './search';
import {setup} from './setup';
import {stories} from './stories';
import {testimonials} from './testimonials';
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

const single: Content[] = [
  {file: 'src/data/brand.ts', name: 'brand', value: brand, schema: company.brand},
  {file: 'src/data/logos.ts', name: 'logos', value: logos, schema: brandPage.logo.array()},
  {file: 'src/data/plans.ts', name: 'plans', value: plans, schema: plan.plans},
  {file: 'src/data/company.ts', name: 'contact', value: contact, schema: company.contactAddress},
  {file: 'src/data/company.ts', name: 'siteRepository', value: siteRepository, schema: company.repository},
  {file: 'src/data/company.ts', name: 'socialProfiles', value: socialProfiles, schema: company.socialProfile.array()},
  {file: 'src/data/home.ts', name: 'home', value: home, schema: page.pageMeta},
  {file: 'src/data/banners.ts', name: 'halloweenBanner', value: halloweenBanner, schema: homeParts.banner},
  {file: 'src/data/banners.ts', name: 'announcement', value: announcement, schema: homeParts.banner},
  {file: 'src/data/orbit.ts', name: 'orbitAgents', value: orbitAgents, schema: homeParts.orbitAgent.array().length(7)},
  {
    file: 'src/data/agents.ts',
    name: 'agentTabs',
    value: agentTabs,
    schema: homeParts.agentTab.array().length(6, 'the home page has six agent tabs'),
  },
  {
    file: 'src/data/integrations.ts',
    name: 'integrations',
    value: integrations,
    schema: company.integrations,
  },
  {
    file: 'src/data/callsToAction.ts',
    name: 'callsToAction',
    value: callsToAction,
    schema: z.record(z.string(), page.callToAction),
  },
  {file: 'src/data/tryIt.ts', name: 'tryIt', value: tryIt, schema: homeParts.tryIt},
  {file: 'src/data/setup.ts', name: 'setup', value: setup, schema: homeParts.setup},
  {
    file: 'src/data/benefits.ts',
    name: 'benefits',
    value: benefits,
    schema: homeParts.benefit.array().length(4, 'the home page has four benefit cards'),
  },
  {file: 'src/data/roles.ts', name: 'roles', value: roles, schema: homeParts.roleCard.array()},
  {file: 'src/data/featureGroups.ts', name: 'featureGroups', value: featureGroups, schema: feature.featureGroups},
  {file: 'src/data/quality.ts', name: 'previewFeature', value: previewFeature, schema: feature.featurePart},
  {file: 'src/data/quality.ts', name: 'deploySteps', value: deploySteps, schema: feature.deploySteps},
  {file: 'src/data/quality.ts', name: 'testsFeature', value: testsFeature, schema: feature.featurePart},
  {file: 'src/data/quality.ts', name: 'checksFeature', value: checksFeature, schema: feature.featurePart},
  {file: 'src/data/quality.ts', name: 'checkCards', value: checkCards, schema: homeParts.featureCard.array()},
  {file: 'src/data/jobs.ts', name: 'jobs', value: jobs, schema: jobParts.jobs},
  {file: 'src/data/jobs.ts', name: 'noOpenRole', value: noOpenRole, schema: jobParts.noOpenRole},
  {file: 'src/data/stories.ts', name: 'stories', value: stories, schema: storyParts.stories},
  {file: 'src/data/origin.ts', name: 'origin', value: origin, schema: originShape},
  {file: 'src/data/faqs.ts', name: 'faqs', value: faqs, schema: questions},
  {file: 'src/data/codePath.ts', name: 'codePath', value: codePath, schema: trust.codePath},
  {file: 'src/data/help.ts', name: 'helpBox', value: helpBox, schema: help.helpBox},
  {
    file: 'src/data/help.ts',
    name: 'helpCategories',
    value: helpCategories,
    schema: help.helpCategory.array().length(4, 'the help centre has four category cards'),
  },
  {file: 'src/data/search.ts', name: 'searchTexts', value: searchTexts, schema: searchParts.searchTexts},
  {file: 'src/data/forms.ts', name: 'demoForm', value: demoForm, schema: form.leadForm},
  {file: 'src/data/forms.ts', name: 'demoPoints', value: demoPoints, schema: page.point.array()},
  {file: 'src/data/forms.ts', name: 'mailForms', value: mailForms, schema: form.mailForm.array()},
  {file: 'src/data/previews.ts', name: 'previews', value: previews, schema: homeParts.preview.array()},
  {
    file: 'src/data/confidentiality.ts',
    name: 'confidentiality',
    value: confidentiality,
    schema: homeParts.featureCard.array(),
  },
  {
    file: 'src/data/testimonials.ts',
    name: 'testimonials',
    value: testimonials,
    schema: company.testimonial.array(),
  },
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
