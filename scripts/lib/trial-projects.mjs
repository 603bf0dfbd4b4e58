/** Each part of the payment trials: the flag that asks for it, and the tests' project that plays it. */
const PARTS = /** @type {const} */ ([
  ['--use-cases', 'more-acceptance'],
  ['--browser', 'more-browser'],
]);

/**
 * The projects whose payment trials the flags of a command line ask for; all of them where none is asked for alone.
 * @param {readonly string[]} flags
 * @returns {readonly ('more-acceptance' | 'more-browser')[]}
 */
export const trialProjects = (flags) => {
  const asked = PARTS.filter(([flag]) => flags.includes(flag));
  return (asked.length > 0 ? asked : PARTS).map(([, project]) => project);
};
