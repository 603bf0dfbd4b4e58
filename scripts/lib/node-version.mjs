/** The oldest supported version of Node. */
const oldest = { major: 20, minor: 19 };

/**
 * A one-line error for an unsupported version of Node; undefined if it is supported.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export const nodeProblem = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const newEnough = major > oldest.major || (major === oldest.major && minor >= oldest.minor);
  return newEnough
    ? undefined
    : `Node ${oldest.major}.${oldest.minor} or newer is needed; this is ${version}.`;
};
