/*
 * Words that mean the same to a visitor: searching for one finds what says another. In lower case; the one that the
 * site itself uses most comes first. Words that only differ in their ending need no entry.
 */
const groups: readonly (readonly string[])[] = [
  ['pricing', 'cost', 'costs', 'plans', 'fee', 'how much', 'subscription'],
  ['single sign-on', 'sso', 'saml'],
  ['login', 'log in', 'sign in', 'single sign-on'],
  ['pull request', 'pr', 'prs', 'merge request', 'mr'],
  ['careers', 'jobs', 'job', 'vacancies', 'hiring'],
  ['customer stories', 'case studies', 'testimonials', 'references'],
  ['data processing agreement', 'dpa'],
  ['it service management', 'itsm', 'service desk', 'helpdesk', 'help desk'],
  ['vulnerability', 'cve', 'exploit', 'security hole'],
  ['privacy', 'gdpr', 'personal data'],
  ['iso 27001', 'iso27001'],
  ['demo', 'book a call', 'talk to sales'],
  ['changelog', 'release notes', 'whats new', "what's new", 'updates'],
  ['integrations', 'connect', 'connectors', 'plugins', 'apps'],
  ['encryption', 'encrypted', 'aes', 'tls'],
  ['permissions', 'roles', 'rbac', 'access'],
  ['training', 'train', 'learn from my code'],
  ['logo', 'logos', 'press kit', 'brand'],
  ['startup', 'discount', 'founders'],
  ['report a vulnerability', 'bug bounty', 'responsible disclosure'],
  ['alternative', 'versus', 'vs', 'compare', 'comparison'],
  ['credits', 'quota', 'limits', 'usage'],
  ['terms and conditions', 'tos', 'terms of service'],
  ['rss', 'feed', 'atom', 'newsfeed'],
  ['self-managed', 'self-hosted', 'self hosted', 'on-premises', 'on premises', 'on premise', 'on-prem', 'on prem'],
];

/* Words that lead to the first of them, and not back: who asks for voice agents does not mean any telephone, who cancels no terminal. */
const leads: readonly (readonly string[])[] = [
  ['voice', 'phone', 'call', 'calls'],
  ['cancel', 'unsubscribe', 'terminate', 'end my plan', 'quit', 'refund', 'refunds', 'money back'],
  ['support agent', 'chatbot', 'chat bot'],
  ['other processors', 'subprocessors', 'subprocessor', 'sub-processors', 'sub-processor'],
];

const all = [
  ...groups.map((words) => ({words, meant: words})),
  ...leads.map((words) => ({words, meant: words.slice(0, 1)})),
];

/** How many other ways of saying it are searched for as well. */
const atMost = 3;

/** Other ways of saying the query, the likeliest first: each with one of its words replaced by what means the same. */
export function otherWays(query: string): string[] {
  const ways = all.flatMap(({words, meant}) => {
    const word = saidOf(words, query);
    if (word === undefined) return [];
    const others = meant.filter((other) => other !== word);
    return others.map((other) => spaced(query).replace(` ${word} `, ` ${other} `).trim());
  });
  return ways.slice(0, atMost);
}

/** Whether a word of the query is one, or a part of one, that there are others for: then it is not mistyped. */
export function hasOthers(word: string, query: string): boolean {
  return all.some(({words}) => saidOf(words, query)?.split(' ').includes(word));
}

/** Which of a group's words the query says, the longest of them. */
function saidOf(group: readonly string[], query: string): string | undefined {
  return longest(group.filter((word) => spaced(query).includes(` ${word} `)));
}

/** In lower case, with one blank before and behind each word. */
function spaced(query: string): string {
  return ` ${query.toLowerCase().replaceAll(/\s+/g, ' ').trim()} `;
}

function longest(words: readonly string[]): string | undefined {
  return words.reduce<string | undefined>((best, word) => (word.length > (best?.length ?? 0) ? word : best), undefined);
}
