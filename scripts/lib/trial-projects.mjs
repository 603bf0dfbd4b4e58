/** The parts of the payment trials: the flag that selects one, and the test project that runs it. */
const PARTS = /** @type {const} */ ([
  ['--use-cases', 'more-acceptance'],
  ['--browser', 'more-browser'],
]);

/**
 * The projects of the payment trials that the command line's flags select; all if none is selected.
 * @param {readonly string[]} flags
 * @returns {readonly ('more-acceptance' | 'more-browser')[]}
 */
export const trialProjects = (flags) => {
  const asked = PARTS.filter(([flag]) => flags.includes(flag));
  return (asked.length > 0 ? asked : PARTS).map(([, project]) => project);
};
