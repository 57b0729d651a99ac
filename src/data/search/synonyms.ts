type Row = readonly [target: string, ...phrases: string[]];

/**
 * One-way search synonyms: a query with one of the phrases also searches for the target (the first item of the row), not
 * the reverse. A target may have several rows. Case, hyphens, endings and words such as “my” or “the” are ignored:
 * `sign in` also matches “Signing in”. Test a new row with a query in `tests/support/goldenQueries.ts`.
 */
export const searchSynonyms: readonly Row[] = [
  ['pricing', 'cost', 'plans', 'fee', 'how much', 'subscription'],
  ['plans', 'upgrade', 'downgrade', 'change plan', 'switch plan'],
  ['which plan fits', 'per seat', 'per user', 'per developer', 'price per user', 'price per seat', 'user limit'],
  ['which plan fits', 'how many users', 'how many people', 'how many developers', 'team size'],
  ['free plan', 'free version', 'free tier', 'is it free'],
  ['free trial', 'free trail', 'after trial', 'end of trial', 'trial over', 'trial ends', 'trial expires'],
  ['free trial', 'what happens after trial', 'what happens after free trial'],
  ['limits of a plan', 'credits', 'quota', 'usage', 'overage', 'out of credits', 'run out of credits'],
  ['limits of a plan', 'credits run out'],
  ['limits', 'rate limit', 'throttling'],
  ['yearly billing', 'yearly discount', 'annual discount', 'annual billing', 'pay annually'],
  ['cancel', 'cancel subscription', 'cancel plan', 'end plan', 'stop paying', 'close account', 'delete account'],
  ['cancel', 'terminate account', 'terminate contract', 'unsubscribe', 'quit', 'refund', 'money back'],
  ['startup', 'founder'],
  ['compare', 'comparison', 'alternative', 'versus', 'vs', 'competitor'],

  ['contact', 'email', 'e-mail', 'mail', 'phone number', 'sla', 'slo', 'service level', 'service level agreement'],
  ['contact', 'uptime', 'uptime guarantee', 'guaranteed uptime', 'status page'],
  ['contact support', 'invoice', 'receipt', 'vat', 'billing address'],
  ['contact support', 'something does not work', 'does not work', "doesn't work", 'broken'],
  ['reach support', '24 7', '24x7', 'around the clock', 'support hours', 'opening hours'],
  ['talk to sales', 'demo', 'book a call', 'book a demo'],
  ['careers', 'job', 'vacancy', 'hiring', 'internship'],
  ['customer stories', 'case study', 'testimonial', 'customer reference'],
  ['changelog', 'release notes', 'whats new', "what's new", 'updates'],
  ['logo', 'press kit', 'brand'],
  ['docs', 'documentation'],
  ['rss', 'feed', 'atom', 'newsfeed'],

  ['connect a repository', 'setup', 'set up', 'install', 'getting started', 'quickstart', 'quick start'],
  ['connect a repository', 'how to start', 'first steps', 'create account', 'sign up', 'signup', 'register'],
  ['log in', 'login', 'sign in'],
  ['team', 'teammate', 'team member', 'colleague', 'coworker'],
  ['invite your team', 'add user', 'new user', 'add people', 'seats', 'add teammate', 'add team member'],
  ['invite your team', 'add colleague', 'add coworker', 'new colleague', 'new team member'],
  ['single sign-on', 'sso', 'saml', 'password', '2fa', 'mfa', 'two factor', 'okta', 'entra', 'oidc', 'azure ad'],
  ['single sign-on', 'active directory', 'identity provider', 'scim'],
  ['permissions', 'role', 'rbac', 'access'],
  ['integrations', 'connect', 'connector', 'plugin', 'app'],
  ['integrated today', 'roadmap', 'coming soon'],
  ['microsoft teams', 'ms teams'],
  ['which source hosts', 'azure', 'azure devops', 'work with azure devops', 'azure repos', 'gitea', 'codecommit'],
  ['self-managed', 'self-hosted', 'on-premises', 'on-prem'],
  ['revoke', 'disconnect', 'uninstall'],
  ['website endpoints', 'api', 'rest api', 'public api'],
  ['roll out', 'rollout'],

  ['pull request', 'pr', 'merge request', 'mr'],
  ['code review', 'code agent', 'agent for code', 'ai code review', 'ai code reviewer', 'code reviewer'],
  ['unified search', 'search agent'],
  ['support agent', 'chatbot', 'chat bot'],
  ['support agent in beta', 'embed', 'install widget', 'widget'],
  ['voice', 'phone', 'call'],
  ['voice agents', 'call center', 'call centre', 'contact center', 'contact centre', 'phone bot', 'voicebot', 'ivr'],
  ['it service management', 'itsm', 'service desk', 'helpdesk', 'help desk', 'on call', 'oncall', 'mttr', 'mtta'],
  ['incident review', 'postmortem', 'post-mortem', 'retrospective', 'blameless', 'root cause', 'root cause analysis'],
  ['incident review', 'rca'],

  ['vulnerability', 'cve', 'exploit', 'security hole'],
  ['report a vulnerability', 'bug bounty', 'responsible disclosure'],
  ['penetration test', 'pen test', 'pentest'],
  ['something goes wrong', 'breach', 'data breach', 'breach notification', 'security incident'],
  ['encryption', 'aes', 'tls', 'ssl'],
  ['stored', 'train', 'train ai', 'train model', 'train on code', 'used to train', 'used to train model', 'learn from'],
  ['stored', 'used for training', 'safe'],
  ['soc2', 'soc 2'],
  ['soc 2', 'soc2'],
  ['iso 27001', 'iso27001'],
  ['are you certified', 'certified', 'certificate', 'accreditation', 'audit report', 'soc 2 report', 'soc2 report'],
  ['are you certified', 'soc 2 certified', 'soc2 certified', 'soc 2 compliant', 'soc2 compliant'],

  ['privacy', 'gdpr', 'personal data'],
  ['privacy policy', 'data deletion', 'delete data', 'right to be forgotten'],
  ['visit', 'tracking', 'telemetry', 'analytics'],
  ['data processing agreement', 'dpa', 'data retention', 'log retention', 'retention', 'data export', 'export data'],
  ['sub-processors', 'other processors', 'subprocessor', 'who else processes', 'third party', 'vendor'],
  ['terms and conditions', 'tos', 'terms of service'],
];

/**
 * Names that the site may lack, such as other products: each row has a topic, then names of one word each. If no page
 * has the name, the search uses the topic and labels the results as the nearest ones.
 */
export const relatedTopics: readonly Row[] = [
  ['compare', 'snyk', 'veracode', 'semgrep', 'sonarqube', 'codacy', 'deepsource', 'greptile', 'qodo', 'copilot'],
  ['compare', 'zendesk', 'intercom', 'freshdesk', 'glean', 'retool'],
  ['it service management', 'servicenow'],
  ['compliance', 'hipaa', 'hippa', 'hitrust', 'pci', 'fedramp', 'nist', 'ccpa', 'nis2', 'dora', 'sox', 'cmmc', 'tisax'],
];
