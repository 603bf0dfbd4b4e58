/** The oldest Node that the project runs on. */
const oldest = { major: 20, minor: 19 };

/**
 * What is wrong with a version of Node, in one line; undefined where it is new enough.
 * @param {string} version as `process.versions.node` says it
 * @returns {string | undefined}
 */
export const nodeProblem = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const newEnough = major > oldest.major || (major === oldest.major && minor >= oldest.minor);
  return newEnough
    ? undefined
    : `Node ${oldest.major}.${oldest.minor} or newer is needed; this is ${version}.`;
};
