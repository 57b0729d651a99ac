import type {BrowserContext} from '@playwright/test';

/** Records violations of the Content-Security-Policy, also after navigations. The returned array grows. */
export async function recordViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', (_, violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    const {reportViolation} = window as unknown as {reportViolation: (violation: string) => void};
    addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample, sourceFile, lineNumber}) =>
      reportViolation([location.pathname, effectiveDirective, blockedURI, sample, sourceFile, lineNumber].join(' ')),
    );
  });
  return violations;
}
