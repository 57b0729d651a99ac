import * as z from 'zod';
import {agentTabs} from './agents';
import {announcement, halloweenBanner} from './banners';
import {benefits} from './benefits';
import {brand} from './brand';
import {callsToAction} from './callsToAction';
import {contact, socialProfiles} from './company';
import {confidentiality} from './confidentiality';
import {demoForm, demoPoints, mailForms} from './forms';
import {home} from './home';
import {integrations} from './integrations';
import {orbitAgents} from './orbit';
import {comparisonPages, landingPages, pageRegister, pages} from './pages';
import {plans} from './plans';
import {previews} from './previews';
import {roles} from './roles';
import * as schema from './schema';
import {setup} from './setup';
import {testimonials} from './testimonials';
import {tryIt} from './tryIt';

/** One file of content: where it stands, what it holds, and what it must look like. */
type Content = {
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
};

const contents: Content[] = [
  {
    file: 'src/data/brand.ts',
    name: 'brand',
    value: brand,
    schema: schema.brand,
  },
  {
    file: 'src/data/plans.ts',
    name: 'plans',
    value: plans,
    schema: schema.plans,
  },
  {
    file: 'src/data/company.ts',
    name: 'contact',
    value: contact,
    schema: schema.contactAddress,
  },
  {
    file: 'src/data/company.ts',
    name: 'socialProfiles',
    value: socialProfiles,
    schema: schema.socialProfile.array(),
  },
  {
    file: 'src/data/home.ts',
    name: 'home',
    value: home,
    schema: schema.pageMeta,
  },
  {
    file: 'src/data/banners.ts',
    name: 'halloweenBanner',
    value: halloweenBanner,
    schema: schema.banner,
  },
  {
    file: 'src/data/banners.ts',
    name: 'announcement',
    value: announcement,
    schema: schema.banner,
  },
  {
    file: 'src/data/orbit.ts',
    name: 'orbitAgents',
    value: orbitAgents,
    schema: schema.orbitAgent.array().length(7),
  },
  {
    file: 'src/data/tryIt.ts',
    name: 'tryIt',
    value: tryIt,
    schema: schema.tryIt,
  },
  {
    file: 'src/data/setup.ts',
    name: 'setup',
    value: setup,
    schema: schema.setup,
  },
  {
    file: 'src/data/callsToAction.ts',
    name: 'callsToAction',
    value: callsToAction,
    schema: z.record(z.string(), schema.callToAction),
  },
  {
    file: 'src/data/agents.ts',
    name: 'agentTabs',
    value: agentTabs,
    schema: schema.agentTab.array().length(6, 'the home page has six agent tabs'),
  },
  {
    file: 'src/data/benefits.ts',
    name: 'benefits',
    value: benefits,
    schema: schema.benefit.array().length(4, 'the home page has four benefit cards'),
  },
  {file: 'src/data/roles.ts', name: 'roles', value: roles, schema: schema.roleCard.array()},
  {
    file: 'src/data/integrations.ts',
    name: 'integrations',
    value: integrations,
    schema: schema.integration.array().length(18, 'the grid draws from eighteen integrations'),
  },
  {file: 'src/data/forms.ts', name: 'demoForm', value: demoForm, schema: schema.leadForm},
  {file: 'src/data/forms.ts', name: 'demoPoints', value: demoPoints, schema: schema.point.array()},
  {file: 'src/data/forms.ts', name: 'mailForms', value: mailForms, schema: schema.mailForm.array()},
  {file: 'src/data/previews.ts', name: 'previews', value: previews, schema: schema.preview.array()},
  {
    file: 'src/data/confidentiality.ts',
    name: 'confidentiality',
    value: confidentiality,
    schema: schema.featureCard.array(),
  },
  {file: 'src/data/testimonials.ts', name: 'testimonials', value: testimonials, schema: schema.testimonial.array()},
  {file: 'src/data/marketing', name: 'pages', value: pages, schema: z.record(z.string(), schema.page)},
  {
    file: 'src/data/landing',
    name: 'landingPages',
    value: landingPages,
    schema: z.record(z.string(), schema.landingPage),
  },
  {
    file: 'src/data/comparisons',
    name: 'comparisonPages',
    value: comparisonPages,
    schema: z.record(z.string(), schema.comparisonPage),
  },
  {file: 'src/data/pages.ts', name: 'pageRegister', value: pageRegister, schema: schema.pageRegister},
];

/** Every fault in `src/data`, each as a line that names file, field and remedy; empty when all is well. */
export function checkContent(): string[] {
  return contents.flatMap(faultsOf);
}

/** The faults of one file of content. */
export function faultsOf({file, name, value, schema: shape}: Content): string[] {
  const result = shape.safeParse(value);
  if (result.success) return [];
  return result.error.issues.map((issue) => `${file}: ${fieldPath(name, issue.path)}: ${issue.message}`);
}

/** Such as `plans[2].yearly.price`. */
function fieldPath(name: string, path: PropertyKey[]): string {
  return path.reduce<string>((at, key) => (typeof key === 'number' ? `${at}[${key}]` : `${at}.${String(key)}`), name);
}
