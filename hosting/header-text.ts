/** Characters that end a value in a header of reports or a directive of a policy, or that nginx cannot hold (`$`). */
const ENDS_VALUE = /[\s;,"\\$]/;

/** Whether an address can stand in the headers for reports of policy violations. */
export const isReportAddress = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !ENDS_VALUE.test(value);

/** Whether an origin can stand in a content policy: addresses may have hosts such as `a;b`, which would end a directive. */
export const isPolicyOrigin = (origin: string): boolean => /^https?:\/\/[\w.:[\]-]+$/.test(origin);
