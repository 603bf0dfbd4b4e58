import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type * as mini from 'zod/mini';
import gateway from '../../../contract/gateway.json' with { type: 'json' };
import platform from '../../../contract/platform.json' with { type: 'json' };
import { wireSessionSchema } from '../../../src/infrastructure/client/auth/wire-session.ts';
import { wireBuyerSchema } from '../../../src/infrastructure/client/buyer/wire-buyer.ts';
import { wireDocumentSchema } from '../../../src/infrastructure/client/disclosure/wire-document.ts';
import { wirePaymentMethodListSchema } from '../../../src/infrastructure/client/gateway/wire-payment-method.ts';
import { wireActivityListSchema } from '../../../src/infrastructure/client/servicing/wire-activity.ts';
import { wireAutopaySchema } from '../../../src/infrastructure/client/servicing/wire-autopay.ts';
import { wireLoanSchema } from '../../../src/infrastructure/client/servicing/wire-loan.ts';
import { wireLoanListSchema } from '../../../src/infrastructure/client/servicing/wire-loan-summary.ts';
import { wirePaymentRequestSchema } from '../../../src/infrastructure/client/servicing/wire-payment-request.ts';

const schemas: Readonly<Record<string, unknown>> = {
  ...platform.components.schemas,
  ...gateway.components.schemas,
};

const nodeSchema = z.looseObject({
  $ref: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).default([]),
  allOf: z.array(z.unknown()).default([]),
});

/** The fields of a message of the contract, by their path. */
const promised = (schema: unknown, path = ''): readonly string[] => {
  const { $ref, properties = {}, items, anyOf, allOf } = nodeSchema.parse(schema ?? {});
  return [
    ...($ref === undefined ? [] : promised(schemas[$ref.split('/').at(-1) ?? ''], path)),
    ...Object.entries(properties).flatMap(([name, one]) => [
      path + name,
      ...promised(one, `${path}${name}.`),
    ]),
    ...(items === undefined ? [] : promised(items, `${path}*.`)),
    ...[...anyOf, ...allOf].flatMap((one) => promised(one, path)),
  ];
};

/** The fields that the portal reads of it, except those whose form it need not know (`wireKnown`). */
const read = (schema: z.core.$ZodType, path = ''): readonly string[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, one]) => [
        path + name,
        ...read(one, `${path}${name}.`),
      ]);
    case 'array':
      return read(def.element, `${path}*.`);
    case 'pipe':
      return read(def.in, path);
    case 'optional':
    case 'nullable':
      return read(def.innerType, path);
    default:
      return [];
  }
};

describe('what the portal reads', () => {
  const messages: readonly (readonly [name: string, schema: mini.ZodMiniType, fields: number])[] = [
    ['Session', wireSessionSchema, 1],
    ['Buyer', wireBuyerSchema, 5],
    ['AgreementList', wireLoanListSchema, 20],
    ['Agreement', wireLoanSchema, 60],
    ['ActivityList', wireActivityListSchema, 10],
    ['PaymentRequest', wirePaymentRequestSchema, 5],
    ['Autopay', wireAutopaySchema, 4],
    ['Document', wireDocumentSchema, 5],
    ['PaymentMethodList', wirePaymentMethodListSchema, 5],
  ];

  it.each(messages)('of %s is in the contract', (name, schema, fields) => {
    const known = promised(schemas[name]);
    expect(read(schema).length).toBeGreaterThanOrEqual(fields);
    const unpromised = read(schema).filter((path) => !known.includes(path));
    expect(unpromised, 'add the field in sandbox/contract, then `npm run contract`').toEqual([]);
  });
});
