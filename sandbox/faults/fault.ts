import { z } from '@hono/zod-openapi';

/** The kinds of trouble that an endpoint can be given. */
export const FAULT_KINDS = ['STATUS', 'LATENCY', 'DROP_BEFORE', 'DROP_AFTER', 'GARBAGE'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

const MAX_LATENCY_MS = 120_000;
const number = (min: number, max: number) => z.coerce.number().int().min(min).max(max).optional();

/** A requested fault: a status from 400 on, a latency in milliseconds, and how often it happens. */
export const faultSchema = z
  .object({
    method: z.enum(['*', 'GET', 'POST', 'PUT', 'DELETE']).default('*'),
    path: z
      .string()
      .max(200)
      .regex(/^\/[\w\-/.*]*$/),
    kind: z.enum(FAULT_KINDS),
    status: number(400, 599),
    latencyMs: number(1, MAX_LATENCY_MS),
    times: number(1, 1_000),
  })
  .refine(({ kind, status }) => kind !== 'STATUS' || status !== undefined, {
    path: ['status'],
    message: 'needed for STATUS',
  })
  .refine(({ kind, latencyMs }) => kind !== 'LATENCY' || latencyMs !== undefined, {
    path: ['latencyMs'],
    message: 'needed for LATENCY',
  });
export type FaultWish = z.infer<typeof faultSchema>;
