import { createRoute, z } from '@hono/zod-openapi';
import { flagContextSchema, flagMapSchema, flagResultSchema } from '../flag.ts';
import type { PortalUse } from '../portal-use.ts';
import { ANY_WRITE, answer, body, refusals } from '../responses.ts';
import { textSchema } from '../wire-values.ts';

const common = { method: 'post' as const, tags: ['Feature flags'], security: [] };
const context = body(flagContextSchema, { context: { tenantId: 'northwind' } });

export const allFlagsOperation = createRoute({
  ...common,
  path: '/api/featureflag/evaluation/bulk',
  operationId: 'evaluateFlags',
  summary: 'Evaluate every flag of a tag',
  description: 'The portal asks with the tag `member-portal-frontend`.',
  request: { query: z.object({ tag: textSchema(80).optional() }), body: context },
  responses: {
    200: answer(flagMapSchema, 'Results by flag name.', {
      autopay: { enabled: true },
      'cancel-scheduled-payment': { enabled: false },
    }),
    ...refusals(...ANY_WRITE, 'No_Result_For_Context', 'Tag_Not_Found'),
  },
  'x-portal': {
    use: 'Asks at start and every `flagpollingseconds`; what is switched on decides which optional calls are made.',
    profile: 'sign-in',
    optional: true,
    without:
      'The last known flags hold, else the defaults: `pay-off`, `autopay`, `connect-account` and `edit-address` are on, all else is off. Signed-in content then waits for the buyer’s record.',
  } satisfies PortalUse,
});

export const oneFlagOperation = createRoute({
  ...common,
  path: '/api/featureflag/evaluation/flag/{name}',
  operationId: 'evaluateFlag',
  summary: 'Evaluate one flag',
  request: { params: z.object({ name: textSchema(80) }), body: context },
  responses: {
    200: answer(flagResultSchema, 'The result.', { enabled: true }),
    204: { description: 'The flag is disabled.' },
    ...refusals(...ANY_WRITE, 'No_Result_For_Context', 'Flag_Not_Found', 'Flag_Deleted'),
  },
  'x-portal': {
    use: 'Evaluates `pay-off` beside the read that a payoff is quoted from, so that a lender who stops payoffs quotes no more.',
    profile: 'sign-in',
    optional: true,
    without: 'The value of the bulk evaluation holds.',
  } satisfies PortalUse,
});
