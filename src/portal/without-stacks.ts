// While the first script is evaluated, errors record no stack: React creates a few then, only to compare them. With a debugger
// attached (developer tools, Lighthouse), V8 would parse the whole script a second time for the stack of the first one.
const errors: ErrorConstructor & { stackTraceLimit?: number } = Error;
const { stackTraceLimit } = errors;
delete errors.stackTraceLimit;

/** Lets errors record their stacks again, where the browser has a limit for them. */
export const recordStacks = (): void => {
  if (stackTraceLimit !== undefined) errors.stackTraceLimit = stackTraceLimit;
};
