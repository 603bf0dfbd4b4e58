import {
  ReadAcknowledgedDocument,
  ReadLoanDocument,
  ReadStaticDocument,
} from '@member-portal/application/disclosures';
import { DISCLOSURE_KINDS, DISCLOSURE_TABLE } from '@member-portal/domain/disclosure';
import type { LoanId } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';
import { fakeDisclosureLibrary } from '../../support/fakes/fake-disclosure-library.ts';

const loanId = 'loan-1' as LoanId;
const CALL_OF = { prepare: 'prepare', loan: 'loan', target: 'loan', static: 'static' } as const;

describe('a document seen from a loan', () => {
  // Proves.
  it.each(DISCLOSURE_KINDS)('of kind %s is asked for as the table says', async (kind) => {
    const library = fakeDisclosureLibrary();
    const document = await ReadLoanDocument.create({ library })({ loanId, viewType: kind, locale: 'fr-ca' });
    expect(document._unsafeUnwrap()).toMatchObject({ kind, locale: 'fr-ca' });
    const call = CALL_OF[DISCLOSURE_TABLE[kind].call];
    expect(library.requests).toEqual([
      {
        call,
        request: { kind, locale: 'fr-ca', format: 'web' },
        ...(call === 'static' ? {} : { target: loanId }),
      },
    ]);
  });

  // Proves.
  it.each([
    ['', { kind: 'tag-required', message: 'Tag name is required' }],
    ['loan-agreements', { kind: 'unknown-tag' }],
  ])('of view type %j asks for nothing', async (viewType, failure) => {
    const library = fakeDisclosureLibrary();
    const read = ReadLoanDocument.create({ library });
    expect((await read({ loanId, viewType, locale: 'en-us' }))._unsafeUnwrapErr()).toEqual(failure);
    const acknowledged = ReadAcknowledgedDocument.create({ library });
    const input = { targetId: 'payment-1', viewType, locale: 'en-us' } as const;
    expect((await acknowledged(input))._unsafeUnwrapErr()).toEqual(failure);
    expect(library.requests).toEqual([]);
  });

  it('may not exist', async () => {
    const library = fakeDisclosureLibrary();
    library.failNext({ kind: 'not-found' });
    const read = ReadLoanDocument.create({ library });
    expect((await read({ loanId, viewType: 'tila', locale: 'en-us' }))._unsafeUnwrapErr()).toEqual({
      kind: 'not-found',
    });
  });
});

describe('what was accepted', () => {
  // Proves.
  it('is read by its target, in the format asked for', async () => {
    const library = fakeDisclosureLibrary();
    await ReadAcknowledgedDocument.create({ library })({
      targetId: 'payment-1',
      viewType: 'payment-confirm',
      locale: 'en-us',
      format: 'print',
    });
    expect(library.requests).toEqual([
      {
        call: 'target',
        target: 'payment-1',
        request: { kind: 'payment-confirm', locale: 'en-us', format: 'print' },
      },
    ]);
  });

  it('is read for the screen where no format is asked for', async () => {
    const library = fakeDisclosureLibrary();
    const read = ReadAcknowledgedDocument.create({ library });
    await read({ targetId: 'payment-1', viewType: 'payment-confirm', locale: 'en-us' });
    expect(library.requests).toMatchObject([{ request: { format: 'web' } }]);
  });
});

it('a document for everybody needs no loan', async () => {
  const library = fakeDisclosureLibrary();
  await ReadStaticDocument.create({ library })({ kind: 'terms-of-use', locale: 'en-ca' });
  expect(library.requests).toEqual([
    { call: 'static', request: { kind: 'terms-of-use', locale: 'en-ca', format: 'embedded' } },
  ]);
});
