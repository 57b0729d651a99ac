import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {brand} from '../../src/data/brand';
import {jobs, noOpenRole} from '../../src/data/company/jobs';
import {captured, hasPage, htmlOf, mainText} from '../support/build';

/** The specification's route table (section 2) and additions from the contract. */
const routes = [
  ['/', '/about', '/contact', '/pricing', '/features', '/support', '/sales', '/faq', '/dpa', '/security'],
  ['/partnerships', '/contactsupport', '/privacypolicy', '/termsandconditions', '/playground', '/playgroundresult'],
  ['/case-studies', '/blog', '/blog/1', '/blog/2', '/blog/3', '/startup', '/careers', '/docs', '/changelog'],
  ['/trust', '/brand', '/compearision', '/coderabbit', '/checkmarx', '/sourcegraph'],
  [1, 2, 3, 4, 5, 6].map((number) => `/landingpage${number}`),
  ['/enterprise', '/site-content', '/search', '/accessibility'],
].flat();

test.each(routes)('%s is a file of the build §2.1', (path) => {
  expect(hasPage(path)).toBe(true);
});

test('the 404 page redirects to the home page, also without scripts', () => {
  expect(existsSync(resolve('build/404.html'))).toBe(true);
  const html = htmlOf('/404');
  expect(html).toContain('location.replace("/")');
  expect(html).toMatch(/<noscript>.*http-equiv=["']?refresh["']? content=["']0;url=\/["'].*<\/noscript>/s);
  expect(html).toMatch(/<meta[^>]*name=["']?robots["']?[^>]*content=["']?noindex/);
});

test('the page of component examples is only part of npm start', () => {
  expect(existsSync(resolve('build/_components.html'))).toBe(false);
  const scripts = readdirSync('build/assets/js').map((file) => readFileSync(`build/assets/js/${file}`, 'utf8'));
  expect(scripts.filter((script) => script.includes('Copy, which fails'))).toEqual([]);
});

/** Content that the specification requires (sections 1, 2, 3 and 9), with texts that occur only there. */
const copy: [path: string, claim: string, ...texts: string[]][] = [
  [
    '/features',
    'every agent and what it does §1.2',
    ...['Code Agent', 'Inline comments with a severity', 'Security Agent', 'Names the file, the line', 'Data Agent'],
    ...['a table with the answer', 'Support Agent Beta', 'Support tickets', 'One question, 50+ tools'],
    ...['ITSM Agent', 'incident management', 'Voice Agent', 'Creates tickets'],
  ],
  [
    '/features',
    'previews, test cases and compliance checks §1.3 §2.4',
    ...['Each pull request runs in a preview environment', 'Test cases are generated'],
    'Each change is checked against SOC2, ISO 27001 and GDPR',
  ],
  ['/', 'source hosts and chats by name §1.4', 'GitHub Integrated today GitLab Bitbucket Slack Microsoft Teams'],
  ['/faq', 'only GitHub is integrated today §1.5', 'Today only GitHub is integrated'],
  [
    '/landingpage2',
    'merges are blocked, Jira tickets created §1.6',
    ...['A critical vulnerability blocks the merge', 'becomes a Jira ticket'],
  ],
  [
    '/',
    'the nine claims §1.7',
    ...['No credit card required', 'Cancel anytime', 'Code is not stored', '24/7 support', 'AES-256 at rest'],
    ...['TLS 1.2+', 'Role-based access control', 'SSO', 'Permission-aware search'],
  ],
  ['/', 'easy to start, easy to leave §2.38', 'Set up without a credit card', 'Cancel anytime Stop when'],
  ['/', 'the closing call to action §2.38', 'Put an agent on your next pull request'],
  [
    '/about',
    'who we are, story, team, careers §2.2',
    ...['Who we are', `${brand.name} builds agents`, 'Our story', 'Our team'],
    ...[`Careers at ${brand.name}`, 'check for open roles'],
  ],
  ['/contact', 'a placeholder with further links §2.3', 'Choose a topic below'],
  [
    '/support',
    'the four areas of help §2.5',
    ...['Getting Started From', 'Account & Billing', 'Technical Support', 'Product Features'],
  ],
  [
    '/dpa',
    'the data processing agreement §2.7',
    ...['Data processing agreement', 'You are the controller of that data, and we are your processor', 'Measures'],
    ...[
      'Sub-processors',
      'object to a new sub-processor',
      'we tell you without undue delay',
      'we delete the personal data',
    ],
  ],
  [
    '/accessibility',
    'standard, methods, limits and contact',
    ...['Accessibility statement', 'WCAG) 2.2 at level AA', 'How we test', 'Known limits', 'Tell us about a barrier'],
  ],
  [
    '/security',
    'the disclosure policy §2.7',
    ...['Vulnerability disclosure policy', 'How to report', 'What is in scope', 'do not take legal action'],
  ],
  [
    '/privacypolicy',
    'the privacy policy §2.7',
    ...['Privacy policy', 'real-user monitoring with session replay', 'What is kept in your browser'],
    ...['When you write to us', 'Who else is involved', 'Your rights'],
  ],
  [
    '/blog',
    'the content of a post’s card §3.7',
    ...['5 ways AI transforms code reviews', 'What changes when an agent reads every pull request', 'August 19, 2025'],
  ],
  [
    '/blog/1',
    'five ways in code reviews §2.48',
    ...['5 ways AI transforms code reviews', 'The first comment arrives while you still remember the code'],
    ...['Every change gets the same attention', 'A finding comes with its fix'],
    ...['Security stops being a separate meeting', 'People review what only people can'],
  ],
  [
    '/blog/2',
    'the timeline of an audit §2.48 §9.8',
    ...['SOC2', '6 to 12 months', '1–2 Scope and gaps', '3–6 Close', '7–9 Run', '10–12 Audit'],
  ],
  ['/blog/3', 'the announcement of the Support Agent §2.48', 'The Support Agent is in beta'],
  [
    '/careers',
    'why here, life here, open roles §2.50',
    ...['Why work with us', 'Life at the company', `Open roles ${(jobs[0] ?? noOpenRole).title}`],
  ],
  ['/trust', 'the four sections of trust §2.54', 'Security Compliance Transparency Shared responsibility'],
  [
    '/brand',
    'logos, rules and colors §2.55',
    ...['Light logo', 'Dark logo', 'Usage rules', 'Primary #E86F1C', 'Accent #D52211', 'Background #252525'],
    'Text #FFFFFF',
  ],
  ['/changelog', 'a claimed speed-up §3.8 §9.7', 'Pull request reviews are 25% faster'],
  ['/startup', 'benefits and how it works', 'Benefits 50% off Pro', 'How it works Send your application'],
  ['/faq', 'the trial and the price of the FAQ §9.4', 'Yes, with a 14-day free trial', '$29/month'],
  [
    '/faq',
    'promises in hours and days §9.5',
    ...['30 days’ notice of a price change', 'acknowledged within 72 hours', 'validated within 10 business days'],
  ],
  ['/security', 'promises in hours and days', 'reports within 72 hours and validate them within 10 business days'],
  [
    '/landingpage1',
    'a review: pain points, three steps, benefits §2.60',
    ...['Pull requests wait', 'Connect your repository', 'via OAuth', 'Review every pull request', 'Track and merge'],
    'What changes for your team',
  ],
  [
    '/landingpage2',
    'a scan: its demo, video and integrations §2.59',
    ...['Request a demo', 'Watch on', 'GitHub (integrated today)', 'PagerDuty (planned)'],
  ],
  [
    '/landingpage3',
    'a guide inside the app, and how to enable it §2.61',
    ...['Your AI Guide Inside Every App', 'In-app guidance', 'Onboarding', 'Log in and open Agent'],
    'Choose Enable Support Agent',
  ],
  [
    '/landingpage4',
    'a search across 50+ apps §2.62',
    'One question, 50+ apps',
    'Unified AI search across 50+ apps',
    'Watch on',
  ],
  [
    '/landingpage5',
    'a call: what the agent detects and does §2.63',
    ...['Human-like voice agents', 'Purpose', 'Urgency', 'Emotion', 'books the appointment', 'creates the ticket'],
    ...['sends the update', 'speaks any language'],
  ],
  [
    '/landingpage6',
    'a service desk of four agents §2.64',
    ...['pre-built', 'Incident management', 'Ticket automation', 'Knowledge support', 'Workflow orchestration'],
  ],
  ...[1, 2, 3, 4, 5, 6].map((number): [string, string, ...string[]] => [
    `/landingpage${number}`,
    'existing tools, and how to get started §2.65',
    ...['What customers say', 'Works with your existing tools', 'Watch on', 'Get started'],
  ]),
];

test.each(copy)('%s: %s', (path, _claim, ...texts) => {
  const main = mainText(path);
  expect(texts.filter((text) => !main.includes(text))).toEqual([]);
});

test('the docs index has its six sections in order §2.52', () => {
  expect(captured(htmlOf('/docs'), /<h2 class="anchor[^>]*><span[^>]*>([^<]+)</g)).toEqual([
    'Getting Started',
    'Core Features',
    'Integrations',
    'API Reference',
    'Security & Compliance',
    'Guides & Tutorials',
  ]);
});

test.each(['/search', '/support'])('%s: results are in the main element, outside all header elements', (path) => {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(htmlOf(path)) ?? [];
  expect(main).toContain('<search');
  expect(captured(main, /<header[^>]*>(.*?)<\/header>/gs).filter((header) => header.includes('<search'))).toEqual([]);
});
