import type { BrowserContext, Page } from 'playwright-core';

/** A failed request is caused by the scenario and reported by the portal; the browser also logs it here. */
const OF_THE_NETWORK = /^Failed to load resource: /;

/** All errors in the pages of a browser that were not reported to the borrower: the list should stay empty. */
export interface PageProblems {
  readonly all: () => readonly string[];
  /** From now on a problem of this kind is one that the visit is about. */
  readonly expect: (kind: RegExp) => void;
}

/** Listens for violations of the content policy, uncaught errors and errors on the console, in every page to come. */
export const watchForProblems = async (context: BrowserContext): Promise<PageProblems> => {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  await context.exposeBinding('reportPolicyViolation', (_source, violation: string) => {
    problems.push(`content policy: ${violation}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const report: unknown = Reflect.get(window, 'reportPolicyViolation');
      if (typeof report === 'function')
        report(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
    });
  });
  context.on('page', (page: Page) => {
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !OF_THE_NETWORK.test(text)) problems.push(`console: ${text}`);
    });
  });
  return {
    all: () => problems.filter((problem) => !expected.some((kind) => kind.test(problem))),
    expect: (kind) => {
      expected.push(kind);
    },
  };
};
