import {
  autopayAuthorisationKind,
  DISCLOSURE_AGREEMENT_TYPES,
  DISCLOSURE_KINDS,
  DISCLOSURE_TABLE,
  type DisclosureKind,
  disclosureTag,
  isDisclosureKind,
  paymentAuthorisationKind,
} from '@member-portal/domain/disclosure';
import { LOAN_KINDS, LOAN_STATUSES, LOAN_SUB_STATUSES } from '@member-portal/domain/loan';
import { constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoanDate, day } from '../../support/arbitraries/plain-date.ts';
import { holds } from '../../support/property-runs.ts';

const usd = (cents: number) => ({ cents, currency: 'USD' as const });
const loan = {
  kind: 'INSTALLMENT_LOAN',
  status: 'OUTSTANDING',
  subStatus: undefined,
  pastDue: usd(0),
} as const;
const split = { ...loan, kind: 'SPLIT_PAY' } as const;
const kindsOf = (call: string): readonly DisclosureKind[] =>
  DISCLOSURE_KINDS.filter((kind) => DISCLOSURE_TABLE[kind].call === call);

describe('kinds of documents', () => {
  // Proves.
  it('are those of the specification', () => {
    const specified =
      'loan-agreement loan-agreement-sp cob-activation cob-maintenance cob one-time auto-enroll auto-enroll-sp ' +
      'auto-enroll-pending auto-enroll-past-due auto-enroll-past-due-sp scheduled-payment tila credit-score-notice ' +
      'payment-full-terms copy-of-authorization copy-of-authorization-sp terms-of-use privacy-policy-choices ' +
      'checkout-auto-enroll-sp hardship-confirm-0 hardship-confirm-29 hardship-confirm-59 verification-service poa ' +
      'payment-confirm';
    expect(DISCLOSURE_KINDS).toEqual(specified.split(' '));
    expect(DISCLOSURE_AGREEMENT_TYPES).toEqual(['AUTOPAY_ENROLLMENT', 'ONE_TIME_PAYMENT']);
  });

  it('are told from any other text', () => {
    holds(
      property(string(), (text) => {
        expect(isDisclosureKind(text)).toBe(DISCLOSURE_KINDS.some((kind) => kind === text));
      }),
    );
    expect(DISCLOSURE_KINDS.every(isDisclosureKind)).toBe(true);
  });
});

describe('the tag of a request', () => {
  // Proves.
  it.each([undefined, '', '  '])('is required: %j is none', (tag) => {
    expect(disclosureTag(tag)._unsafeUnwrapErr()).toEqual({
      kind: 'tag-required',
      message: 'Tag name is required',
    });
  });

  it('is a kind of document', () => {
    expect(DISCLOSURE_KINDS.map((kind) => disclosureTag(kind)._unsafeUnwrap())).toEqual(DISCLOSURE_KINDS);
    expect(disclosureTag('TILA')._unsafeUnwrapErr()).toEqual({ kind: 'unknown-tag' });
  });
});

describe('the table of documents', () => {
  // Proves.
  it('has every kind', () => {
    expect(Object.keys(DISCLOSURE_TABLE)).toEqual(DISCLOSURE_KINDS);
  });

  it('asks for them by four calls', () => {
    expect(kindsOf('static')).toEqual([
      'credit-score-notice',
      'payment-full-terms',
      'terms-of-use',
      'privacy-policy-choices',
      'verification-service',
    ]);
    expect(kindsOf('target')).toEqual([
      'copy-of-authorization',
      'copy-of-authorization-sp',
      'checkout-auto-enroll-sp',
      'payment-confirm',
    ]);
    expect(kindsOf('prepare')).toEqual([
      'one-time',
      'auto-enroll',
      'auto-enroll-sp',
      'auto-enroll-pending',
      'auto-enroll-past-due',
      'auto-enroll-past-due-sp',
      'scheduled-payment',
    ]);
    expect(kindsOf('loan')).toHaveLength(DISCLOSURE_KINDS.length - 16);
  });

  it('prepares documents for flows alone, and gives every flow one', () => {
    const flowsOf = (flow: string) =>
      DISCLOSURE_KINDS.filter((kind) => DISCLOSURE_TABLE[kind].flows.some((f) => f === flow));
    for (const kind of DISCLOSURE_KINDS)
      if (DISCLOSURE_TABLE[kind].flows.length > 0) expect(DISCLOSURE_TABLE[kind].call).toBe('prepare');
    expect(flowsOf('MAKE_PAYMENT')).toEqual(['one-time', 'scheduled-payment']);
    expect(flowsOf('PAY_OFF')).toEqual(['one-time', 'scheduled-payment']);
    expect(flowsOf('AUTOPAY_ENROLL')).toEqual(flowsOf('MANAGE_AUTOPAY'));
    expect(flowsOf('AUTOPAY_ENROLL')).toHaveLength(5);
  });

  it.each(DISCLOSURE_KINDS)('%s is for split pay exactly where its name says so', (kind) => {
    expect(DISCLOSURE_TABLE[kind].loanKind === 'SPLIT_PAY').toBe(kind.endsWith('-sp'));
  });

  it('knows which are asked for by the law of one country', () => {
    const of = (country: string) =>
      DISCLOSURE_KINDS.filter((kind) => DISCLOSURE_TABLE[kind].country === country);
    expect(of('CA')).toEqual(['cob-activation', 'cob-maintenance', 'cob']);
    expect(of('US')).toEqual(['tila']);
  });
});

describe('the authorisation of a payment', () => {
  it('is for one time today and for a scheduled payment later', () => {
    holds(
      property(anyLoanDate, anyLoanDate, (payOn, today) => {
        expect(paymentAuthorisationKind(payOn, today)).toBe(payOn > today ? 'scheduled-payment' : 'one-time');
      }),
    );
    expect(paymentAuthorisationKind(day('2026-11-21'), day('2026-11-21'))).toBe('one-time');
  });
});

describe('the authorisation of autopay', () => {
  it.each([
    [loan, 'auto-enroll'],
    [split, 'auto-enroll-sp'],
    [{ ...loan, subStatus: 'GRACE_PERIOD' }, 'auto-enroll-past-due'],
    [{ ...loan, subStatus: 'DELINQUENT_PAST_DUE' }, 'auto-enroll-past-due'],
    [{ ...loan, pastDue: usd(1) }, 'auto-enroll-past-due'],
    [{ ...split, subStatus: 'GRACE_PERIOD' }, 'auto-enroll-past-due-sp'],
    [{ ...loan, status: 'ACCEPTED' }, 'auto-enroll-pending'],
    [{ ...split, status: 'REVIEW', subStatus: 'GRACE_PERIOD' }, 'auto-enroll-pending'],
  ] as const)('for %j is %s', (state, kind) => {
    expect(autopayAuthorisationKind(state)).toBe(kind);
  });

  it('is always a document that the table prepares for that flow and that kind of loan', () => {
    const anyState = { kinds: constantFrom(...LOAN_KINDS), statuses: constantFrom(...LOAN_STATUSES) };
    const anySubStatus = constantFrom(undefined, ...LOAN_SUB_STATUSES);
    holds(
      property(
        anyState.kinds,
        anyState.statuses,
        anySubStatus,
        integer({ min: 0, max: 1 }),
        (kind, status, subStatus, cents) => {
          const use =
            DISCLOSURE_TABLE[autopayAuthorisationKind({ kind, status, subStatus, pastDue: usd(cents) })];
          expect(use.flows).toContain('AUTOPAY_ENROLL');
          expect(use.loanKind ?? kind).toBe(kind);
        },
      ),
    );
  });
});
