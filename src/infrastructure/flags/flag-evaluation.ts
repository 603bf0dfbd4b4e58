import type { FlagEvaluation, Log } from '@member-portal/application/ports';
import { camelCaseOf } from '@member-portal/domain/flags';
import * as z from 'zod/mini';
import { type CallFailure, DEADLINES, type HttpClient } from '../http/index.ts';

const EVALUATION = ['api', 'featureflag', 'evaluation'] as const;
const TAG = 'member-portal-frontend';

const flagSchema = z.object({ enabled: z.boolean(), value: z.optional(z.unknown()) });
/** A map from flag name to result, as what each flag is under its camel-case name. */
const bulkSchema = z.pipe(
  z.unknown(),
  z.transform((answer, context): Readonly<Record<string, boolean>> => {
    const flags: Record<string, boolean> = {};
    const isMap = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
    const wrong = (input: unknown, path: string[]) =>
      context.issues.push({ code: 'custom', input, path, message: 'no flag' });
    if (!isMap) wrong(answer, []);
    else
      for (const [name, result] of Object.entries(answer)) {
        const flag = flagSchema.safeParse(result);
        if (flag.success) flags[camelCaseOf(name)] = flag.data.enabled;
        else wrong(result, [name]);
      }
    return flags;
  }),
);

const PROBLEMS: Readonly<Record<'bulk' | 'flag', Readonly<Record<number, string>>>> = {
  bulk: { 400: 'bad request', 404: 'tag not found' },
  flag: { 400: 'no result for the context', 404: 'flag not found', 410: 'flag deleted' },
};

const problemOf = (what: 'bulk' | 'flag', failure: CallFailure): string =>
  failure.kind === 'refused-by-status' ? (PROBLEMS[what][failure.status] ?? 'unexpected') : failure.kind;

/** Evaluates feature flags. Every failure is logged, and an empty result is used (specification, section 8). */
export const createFlagEvaluation = (client: HttpClient, log: Log, tenantId: string): FlagEvaluation => {
  const common = {
    method: 'POST',
    body: { context: { tenantId } },
    deadline: DEADLINES.flags,
    failureIsLogged: 'by-caller',
  } as const;
  const report = (what: 'bulk' | 'flag', failure: CallFailure): void =>
    log.write('warn', 'feature flags failed', { what, problem: problemOf(what, failure) });

  return {
    evaluateAll: async () => {
      const path = [...EVALUATION, 'bulk'];
      const answer = await client.call(bulkSchema, { ...common, path, query: { tag: TAG } });
      if (answer.isOk()) return answer.value;
      report('bulk', answer.error);
      return {};
    },
    evaluate: async (name) => {
      const path = [...EVALUATION, 'flag', { id: name }];
      const answer = await client.call(z.optional(flagSchema), { ...common, path });
      // 204 has no body: the flag is disabled.
      if (answer.isOk()) return answer.value ?? { enabled: false };
      report('flag', answer.error);
      return undefined;
    },
  };
};
