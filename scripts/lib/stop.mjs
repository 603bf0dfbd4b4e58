/**
 * Ends the program with one clear line and exit code 1.
 * @param {string} message
 * @returns {never}
 */
export const stop = (message) => {
  console.error(message);
  process.exit(1);
};
