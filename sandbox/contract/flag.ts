import { z } from '@hono/zod-openapi';

export const flagContextSchema = z
  .object({ context: z.object({ tenantId: z.string().min(1).max(60) }) })
  .openapi('FlagContext');

export const flagResultSchema = z
  .object({ enabled: z.boolean(), value: z.unknown().optional() })
  .openapi('FlagResult');

export const flagMapSchema = z.record(z.string(), flagResultSchema).openapi('FlagMap');
