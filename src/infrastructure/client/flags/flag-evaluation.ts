import type { FlagEvaluation, Log } from '@member-portal/application/ports';
import { bulkFlagOutcomeOf, camelCaseOf, FLAG_DEFAULTS, flagOutcomeOf } from '@member-portal/domain/flags';
import * as z from 'zod/mini';
import { type CallFailure, DEADLINES, type HttpClient } from '../http/index.ts';

const EVALUATION = ['api', 'featureflag', 'evaluation'] as const;
const TAG = 'member-portal-frontend';

const flagSchema = z.object({ enabled: z.boolean(), value: z.optional(z.unknown()) });
/** A map from flag name to value; a flag whose result has an unexpected shape is undefined. */
const bulkSchema = z.pipe(
  z.unknown(),
  z.transform((answer, context): ReadonlyMap<string, boolean | undefined> => {
    const isMap = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
    if (!isMap) context.issues.push({ code: 'custom', input: answer, message: 'a map of flags' });
    return new Map(
      Object.entries(isMap ? answer : {}).map(([name, result]) => [
        name,
        flagSchema.safeParse(result).data?.enabled,
      ]),
    );
  }),
);

/** Flag names that are safe to log: known ones only. Any other key may hold anything. */
const wrongNames = (flags: ReadonlyMap<string, boolean | undefined>): string => {
  const wrong = [...flags].flatMap(([name, enabled]) => (enabled === undefined ? [camelCaseOf(name)] : []));
  return [...new Set(wrong.map((name) => (Object.hasOwn(FLAG_DEFAULTS, name) ? name : '(unknown)')))].join(
    ' ',
  );
};

const problemOf = (what: 'bulk' | 'flag', failure: CallFailure): string => {
  if (failure.kind !== 'refused-by-status') return failure.kind;
  return (what === 'bulk' ? bulkFlagOutcomeOf : flagOutcomeOf)(failure.status);
};

/**
 * Evaluates feature flags. Failures are logged and give an empty result (specification, section 8).
 * @example
 * import { createFlagEvaluation } from '@member-portal/client/flags';
 * import type { HttpClient } from '@member-portal/client/http';
 * import type { Log } from '@member-portal/application/ports';
 * declare const client: HttpClient;
 * declare const log: Log;
 * const flags = await createFlagEvaluation(client, log, 'northwind').evaluateAll();
 */
export const createFlagEvaluation = (client: HttpClient, log: Log, tenantId: string): FlagEvaluation => {
  const common = {
    method: 'POST',
    body: { context: { tenantId } },
    deadline: DEADLINES.flags,
    failureIsLogged: 'by-caller',
  } as const;
  const report = (what: 'bulk' | 'flag', failure: CallFailure): void =>
    log.write('warn', 'feature flags failed', { what, problem: problemOf(what, failure) });
  /** Flags of an unexpected shape are logged once, not at every poll. */
  let told = '';
  const reportFlags = (names: string): void => {
    if (names !== told && names !== '')
      log.write('warn', 'feature flags failed', { what: 'bulk', problem: 'unexpected-response', names });
    told = names;
  };

  return {
    evaluateAll: async () => {
      const path = [...EVALUATION, 'bulk'];
      const answer = await client.call(bulkSchema, { ...common, path, query: { tag: TAG }, results: [200] });
      if (answer.isOk()) {
        reportFlags(wrongNames(answer.value));
        return Object.fromEntries(
          [...answer.value].map(([name, enabled]) => [camelCaseOf(name), enabled] as const),
        );
      }
      report('bulk', answer.error);
      return undefined;
    },
    evaluate: async (name) => {
      const path = [...EVALUATION, 'flag', { id: name }];
      const answer = await client.call(z.optional(flagSchema), { ...common, path, results: [200, 204] });
      // 204 has no body: the flag is disabled.
      if (answer.isOk()) return answer.value ?? { enabled: false };
      report('flag', answer.error);
      return undefined;
    },
  };
};
