import { z } from '@hono/zod-openapi';
import { textSchema } from './wire-values.ts';

export const flagContextSchema = z
  .object({ context: z.object({ tenantId: textSchema(60, 1) }) })
  .openapi('FlagContext');

export const flagResultSchema = z
  .object({ enabled: z.boolean(), value: z.unknown().optional() })
  .openapi('FlagResult');

export const flagMapSchema = z.record(z.string(), flagResultSchema).openapi('FlagMap');
