import { createConfig, lint } from '@redocly/openapi-core';
import { at } from './paths.mjs';

/** Recommended lint rules that do not apply here, with the reason. */
const OFF = /** @type {const} */ ({
  // No operation refers to `Problem`, the body of any refusal, or `GatewayMessage`, posted by hosted pages.
  'no-unused-components': 'off',
});

/**
 * What the linter finds in one of the committed documents, a line each; undefined where it passes.
 * @param {string} name `platform` or `gateway`
 * @returns {Promise<readonly string[]>}
 */
export const lintContract = async (name) => {
  const config = await createConfig({ extends: ['recommended-strict'], rules: OFF });
  const problems = await lint({ ref: at('contract', `${name}.json`), config });
  return problems.map(
    ({ ruleId, message, location }) => `${name}.json ${location[0]?.pointer ?? ''}: ${message} (${ruleId})`,
  );
};
