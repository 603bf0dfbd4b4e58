/**
 * Ends the program with a one-line message and exit code 1.
 * @param {string} message
 * @returns {never}
 */
export const stop = (message) => {
  console.error(message);
  process.exit(1);
};
