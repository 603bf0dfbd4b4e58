// While the first script is evaluated, errors record no stack: React makes a few then, only to compare them. With a debugger
// attached, as by developer tools and Lighthouse, V8 would parse the whole script a second time for the first of their stacks.
const errors: ErrorConstructor & { stackTraceLimit?: number } = Error;
const { stackTraceLimit } = errors;
delete errors.stackTraceLimit;

/** Lets errors record their stacks again, where the browser has a limit for them. */
export const recordStacks = (): void => {
  if (stackTraceLimit !== undefined) errors.stackTraceLimit = stackTraceLimit;
};
