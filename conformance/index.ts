export { type Check, PROFILES, type Profile } from './check.ts';
export { type Credentials, readCredentials } from './credentials.ts';
export { type Deadlines, PORTAL_DEADLINES } from './http/caller.ts';
export { createKit, type Target } from './kit.ts';
export { htmlReport } from './report/html.ts';
export { junitReport } from './report/junit.ts';
export { textOf, totals } from './report/text.ts';
export { checksOf, type Outcome, runChecks } from './run.ts';
