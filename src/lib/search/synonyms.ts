import {brand} from '../../data/brand';
import {formerNames} from '../../data/search/formerNames';
import {namesToday} from '../formerNames';
import {nameEnding} from './words';

const spacedWords = new RegExp(String.raw`[\p{L}\p{N}]+(['-][\p{L}\p{N}]+)*${nameEnding}`, 'gu');

/*
 * Words that mean the same to a visitor: searching for one finds what says another. In lower case; the one that the
 * site itself uses most comes first. Words that only differ in their ending need no entry.
 */
const groups: readonly (readonly string[])[] = [
  ['pricing', 'cost', 'costs', 'plans', 'fee', 'how much', 'subscription'],
  ['single sign-on', 'single sign on', 'sso', 'saml'],
  ['microsoft teams', 'ms teams'],
  ['login', 'log in', 'sign in'],
  ['pull request', 'pr', 'prs', 'merge request', 'mr'],
  ['careers', 'jobs', 'job', 'vacancies', 'hiring', 'internship', 'internships'],
  ['customer stories', 'case studies', 'testimonials', 'references'],
  ['data processing agreement', 'dpa'],
  ['it service management', 'itsm', 'service desk', 'helpdesk', 'help desk'],
  ['vulnerability', 'cve', 'exploit', 'security hole'],
  ['privacy', 'gdpr', 'personal data'],
  ['soc2', 'soc 2'],
  ['iso 27001', 'iso27001'],
  ['demo', 'book a call', 'talk to sales'],
  ['changelog', 'release notes', 'whats new', "what's new", 'updates'],
  ['integrations', 'connect', 'connectors', 'plugins', 'apps'],
  ['encryption', 'encrypted', 'aes', 'tls', 'ssl'],
  ['permissions', 'roles', 'rbac', 'access'],
  ['logo', 'logos', 'press kit', 'brand'],
  ['report a vulnerability', 'bug bounty', 'responsible disclosure'],
  ['terms and conditions', 'tos', 'terms of service'],
  ['rss', 'feed', 'atom', 'newsfeed'],
  ['self-managed', 'self-hosted', 'self hosted', 'on-premises', 'on premises', 'on premise', 'on-prem', 'on prem'],
];

/* Words that lead to the first of them, and not back: who asks for voice agents does not mean any telephone, who cancels no terminal. */
const leads: readonly (readonly string[])[] = [
  ['compare', 'comparison', 'comparisons', 'alternative', 'alternatives', 'versus', 'vs', 'competitor', 'competitors'],
  ['plans', 'upgrade', 'downgrade', 'change plan', 'switch plan'],
  ['which plan fits', 'per seat', 'per user', 'per developer', 'price per user', 'price per seat', 'user limit'],
  ['which plan fits', 'how many users', 'how many people', 'how many developers', 'team size'],
  ['free plan', 'free version', 'free tier', 'is it free'],
  ['contact', 'email', 'e-mail', 'mail', 'phone number'],
  [
    'contact',
    'sla',
    'slas',
    'slo',
    'slos',
    'service level',
    'service levels',
    'service level agreement',
    'service level agreements',
    'service-level agreement',
    'service-level agreements',
    'uptime',
    'uptime guarantee',
    'uptime guarantees',
    'guaranteed uptime',
    'guarantee uptime',
    'status page',
  ],
  [
    'incident review',
    'postmortem',
    'postmortems',
    'post-mortem',
    'post-mortems',
    'post mortem',
    'post mortems',
    'retrospective',
    'retrospectives',
    'blameless',
    'root cause',
    'root cause analysis',
    'rca',
  ],
  ['it service management', 'on call', 'on-call', 'oncall', 'mttr', 'mtta'],
  [
    'data processing agreement',
    'data retention',
    'log retention',
    'retention',
    'data export',
    'export data',
    'export my data',
  ],
  ['privacy policy', 'data deletion', 'delete my data', 'right to be forgotten'],
  ['reach support', '24 7', '24x7', 'around the clock', 'support hours', 'opening hours'],
  ['revoke', 'disconnect', 'uninstall'],
  ['limits of a plan', 'credits', 'what is a credit', 'quota', 'usage', 'overage', 'overages'],
  ['limits of a plan', 'run out of credits', 'credits run out', 'out of credits'],
  ['limits', 'rate limit', 'rate limits', 'throttling'],
  ['startup', 'founders', 'founder'],
  ['yearly billing', 'yearly discount', 'annual discount', 'annual billing', 'pay annually'],
  ['contact support', 'invoice', 'invoices', 'receipt', 'receipts', 'vat', 'billing address'],
  ['visit', 'tracking', 'telemetry', 'analytics'],
  ['roll out', 'rollout'],
  ['connect a repository', 'setup', 'set up', 'install', 'installation', 'getting started', 'get started'],
  ['connect a repository', 'quickstart', 'quick start', 'how to start', 'first steps'],
  ['connect a repository', 'create account', 'create an account', 'sign up', 'signup', 'register'],
  ['voice', 'phone', 'call', 'calls'],
  ['voice agents', 'call center', 'call centre', 'contact center', 'contact centre', 'phone bot', 'voicebot', 'ivr'],
  ['cancel', 'cancel subscription', 'cancel my subscription', 'cancel my plan', 'end my plan', 'stop paying'],
  ['cancel', 'close account', 'close my account', 'delete account', 'delete my account'],
  ['contact support', 'something does not work', 'does not work', "doesn't work", 'not working', 'is broken'],
  ['cancel', 'unsubscribe', 'terminate', 'quit', 'refund', 'refunds', 'money back'],
  ['support agent', 'chatbot', 'chat bot'],
  ['team', 'teammate', 'teammates', 'team member', 'team members', 'colleagues', 'coworkers'],
  ['invite your team', 'add user', 'add users', 'add a user', 'new user', 'new users', 'add people', 'seats'],
  ['invite your team', 'add colleagues', 'add a colleague', 'add a coworker', 'new colleague', 'new team member'],
  ['invite your team', 'add teammate', 'add teammates', 'add a teammate', 'add team members', 'add a team member'],
  ['single sign-on', 'password', 'passwords', '2fa', 'mfa', 'two factor', 'two-factor'],
  ['single sign-on', 'okta', 'entra', 'entra id', 'oidc', 'azure ad', 'active directory', 'identity provider', 'scim'],
  ['something goes wrong', 'breach', 'data breach', 'breach notification', 'security incident'],
  ['stored', 'train', 'training', 'used to train', 'used for training', 'learn from'],
  ['stored', 'used to train your model', 'train your model', 'train ai', 'train on my code'],
  ['stored', 'safe'],
  ['are you certified', 'certified', 'certificate', 'certificates', 'certification', 'certifications', 'accreditation'],
  ['are you certified', 'soc 2 report', 'soc2 report', 'audit report', 'soc 2 certified', 'soc2 certified'],
  ['are you certified', 'are you soc 2 certified', 'are you soc2 certified', 'soc 2 compliant', 'soc2 compliant'],
  ['penetration test', 'pen test', 'pen tests', 'pentest', 'pentests', 'pen testing'],
  ['support agent in beta', 'embed', 'install widget', 'widget'],
  ['which source hosts', 'azure', 'azure devops', 'work with azure devops', 'azure repos', 'gitea', 'codecommit'],
  ['integrated today', 'roadmap', 'planned', 'coming soon'],
  ['free trial', 'free trail', 'after the trial', 'after trial', 'end of trial', 'end of the trial', 'trial over'],
  ['free trial', 'what happens after the trial', 'what happens after trial', 'what happens after the free trial'],
  ['free trial', 'trial ends', 'trial ended', 'trial end', 'trial expires', 'trial expired', 'trial is over'],
  ['site offers to machines', 'api', 'apis', 'rest api', 'public api'],
  ['sub-processors', 'other processors', 'subprocessors', 'subprocessor', 'sub-processor', 'who else processes'],
  ['sub-processors', 'third parties', 'third party', 'vendors'],
  ['code review', 'code agent', 'code agents', 'coding agent', 'agent for code', 'ai code review'],
  ['code review', 'ai code reviewer', 'ai code reviews', 'code reviewer'],
  ['unified search', 'search agent'],
];

/*
 * Names of something that the site may not have, after what they are names of: they are no other words for it, yet
 * where nothing has the name, it comes nearest. In words of letters and numbers only.
 */
const kinds: readonly (readonly string[])[] = [
  ['compare', 'snyk', 'veracode', 'semgrep', 'sonarqube', 'codacy', 'deepsource', 'greptile', 'qodo', 'copilot'],
  ['compare', 'zendesk', 'intercom', 'freshdesk', 'glean', 'retool'],
  ['it service management', 'servicenow'],
  ['compliance', 'hipaa', 'hippa', 'hitrust', 'pci', 'fedramp', 'nist', 'ccpa', 'nis2', 'dora', 'sox', 'cmmc', 'tisax'],
];

/* Who asks for a name that something had means what it is called today. */
const renamed = namesToday(formerNames)
  .filter(({is}) => is !== '')
  .map(({was, is}) => ({words: [spaced(was).trim()], meant: [spaced(is).trim()]}));

/* Our name, its first word and the names that we had. */
const ourNames = [
  ...[brand.name, ...brand.name.split(' ').slice(0, 1)].map((name) => spaced(name).trim()),
  ...renamed.filter(({meant}) => meant.includes(spaced(brand.name).trim())).flatMap(({words}) => words),
];

const all = [
  ...renamed,
  ...groups.map((words) => ({words, meant: words})),
  ...leads.map((words) => ({words, meant: words.slice(0, 1)})),
];

/** The words that there are others for, which one may mistype as well as the site's own. */
export const askedFor = [...new Set(all.flatMap(({words}) => words).flatMap((words) => words.split(' ')))];

/** How many other ways of saying it are searched for as well. */
const atMost = 3;

/**
 * Other ways of saying the query, the likeliest first: each with one of its words replaced by what means the same, and
 * without those that only say it again, in whichever order they stand.
 */
export function otherWays(query: string): string[] {
  const ways = saidIn(query).flatMap(({word, again, meant}) => {
    const once = again.reduce((said, other) => said.replace(` ${other} `, ' '), around(word, query));
    const others = meant.filter((other) => other !== word);
    return others.map((other) => once.replace(gap, other).trim());
  });
  return ways.slice(0, atMost);
}

/** What is asked about us, whom every page names; the query itself where it is our name and nothing else. */
export function withoutOurName(query: string): string {
  const name = longest(ourNames.filter((ours) => spaced(query).includes(` ${ours} `)));
  return (name && spaced(query).replace(` ${name} `, ' ').trim()) || query;
}

/** What a word is a name of, where the site may not have the name itself. */
export function kindOf(word: string): string | undefined {
  return kinds.find(([, ...names]) => names.includes(word))?.[0];
}

/** Whether a word of the query is one, or a part of one, that there are others for: then it is not mistyped. */
export function hasOthers(word: string, query: string): boolean {
  return saidIn(query).some((said) => [said.word, ...said.again].some((other) => other.split(' ').includes(word)));
}

/**
 * What the query says that has other words, the longest of each group, and what else of the group stands apart from
 * it; a call that is booked is not a call.
 */
function saidIn(query: string): {word: string; again: string[]; meant: readonly string[]}[] {
  const said = all.flatMap(({words, meant}) => {
    const word = longest(words.filter((candidate) => spaced(query).includes(` ${candidate} `)));
    if (word === undefined) return [];
    return [{word, again: words.filter((other) => around(word, query).includes(` ${other} `)), meant}];
  });
  return said.filter(
    ({word}) => !said.some((other) => other.word !== word && spaced(other.word).includes(` ${word} `)),
  );
}

/** Stands where a word was: no word has it. */
const gap = '|';

/** The query without one of its words. */
function around(word: string, query: string): string {
  return spaced(query).replace(` ${word} `, ` ${gap} `);
}

/**
 * In lower case, with one blank before and behind each word, and without signs other than those inside a word or at the
 * end of a name.
 */
function spaced(query: string): string {
  const words = query.toLowerCase().replaceAll('’', "'").match(spacedWords);
  return ` ${words?.join(' ') ?? ''} `;
}

function longest(words: readonly string[]): string | undefined {
  return words.reduce<string | undefined>((best, word) => (word.length > (best?.length ?? 0) ? word : best), undefined);
}
