import { readFileSync } from 'node:fs';
import { withPart } from '../lib/marked-part.mjs';
import { at } from '../lib/paths.mjs';
import { readLogEvents } from './log-events.mjs';
import { COMMON_FIELDS, LOG_MEANINGS } from './log-meanings.mjs';

const EVENTS = at('docs', 'operations', 'log-events.json');
const PAGE = at('docs', 'operate.md');

/** @param {Readonly<Record<string, string>>} fields */
const fieldsText = (fields) =>
  Object.entries(fields)
    .map(([name, values]) => `\`${name}\` (${values})`)
    .join('; ');

/** @param {Readonly<Record<string, readonly string[]>>} meanings @param {string} name */
const meaningOf = (meanings, name) => {
  const found = meanings[name];
  if (found === undefined)
    throw new Error(`scripts/reference/log-meanings.mjs does not say what ${name} means`);
  return found.filter(Boolean).join(' ');
};

/**
 * The files of the log catalogue with their content. Throws where an event has no meaning, or a meaning no event.
 */
export const catalogueFiles = () => {
  const catalogue = readLogEvents();
  for (const part of /** @type {const} */ (['portal', 'sandbox']))
    for (const name of Object.keys(LOG_MEANINGS[part]))
      if (!catalogue[part].some((event) => event.name === name))
        throw new Error(`nothing writes ${name} any more`);
  const portal = [
    `Every event has ${fieldsText(COMMON_FIELDS)}.`,
    '',
    '| `msg` | severity | fields of its own | what it means, and what to do |',
    '|---|---|---|---|',
    ...catalogue.portal.map(
      ({ name, levels, fields }) =>
        `| \`${name}\` | ${levels.join(', ')} | ${fieldsText(fields)} | ${meaningOf(LOG_MEANINGS.portal, name)} |`,
    ),
  ];
  const sandbox = [
    '| `event` | fields | what it means |',
    '|---|---|---|',
    ...catalogue.sandbox.map(
      ({ name, fields }) =>
        `| \`${name}\` | ${fieldsText(fields)} | ${meaningOf(LOG_MEANINGS.sandbox, name)} |`,
    ),
  ];
  const analytics = [
    '| event | `eventInfo` |',
    '|---|---|',
    ...catalogue.analytics.map(({ name, fields }) => `| \`${name}\` | ${fieldsText(fields)} |`),
  ];
  const by = 'npm run log:catalogue';
  const parts = {
    'events of the portal': portal,
    'events of the sandbox': sandbox,
    'events of analytics': analytics,
  };
  const page = Object.entries(parts).reduce(
    (text, [name, lines]) => withPart(text, name, by, lines),
    readFileSync(PAGE, 'utf8'),
  );
  const json = { common: Object.keys(COMMON_FIELDS), ...catalogue };
  return { [EVENTS]: `${JSON.stringify(json, null, 2)}\n`, [PAGE]: page };
};
