/** Words in which copy says a promise without citing it, and what its fact says for as long as they are true. */
type Paraphrase = {pattern: RegExp; fact: string; says: RegExp};

/** Whoever says a promise in words that are new here adds them: once the promise is another one, they are named. */
export const paraphrases: readonly Paraphrase[] = [
  {
    pattern:
      /around the clock|any hour of any day|at any hour|any time:|whatever time|whichever time zone|at two in the morning/gi,
    fact: 'claims.support',
    says: /24\/7/,
  },
  {
    pattern: /(?:no|without a) credit card|nothing can be charged|\bno\. \$\{claims\.noCreditCard\}/gi,
    fact: 'claims.noCreditCard',
    says: /no credit card/i,
  },
  {
    pattern:
      /cancel (?:at )?any ?time|cancel whenever (?!.*\?)|nothing (?:keeps|holds) you\.|\byes: \$\{claims\.cancelAnytime\b/gi,
    fact: 'claims.cancelAnytime',
    says: /any ?time|whenever/i,
  },
  {
    pattern:
      /(?:not|never) stored|no copy (?:of (?:it|your)|to ask for)|the code it read is not|\bno\. \$\{claims\.codeNotStored\}/gi,
    fact: 'claims.codeNotStored',
    says: /(?:not|never) stored/i,
  },
  {pattern: /encrypted on disk|what is stored is encrypted/gi, fact: 'claims.encryptionAtRest', says: /at rest/i},
  {pattern: /encrypted on the way/gi, fact: 'claims.encryptionInTransit', says: /TLS/},
  {
    pattern: /role-based access|a role decides|depends on their role|from their role/gi,
    fact: 'claims.accessControl',
    says: /role/i,
  },
  {
    pattern:
      /permission-aware|draws only on what|only see what you may|respects? (?:the permissions of|what) the person/gi,
    fact: 'claims.permissionAware',
    says: /permission-aware/i,
  },
];
