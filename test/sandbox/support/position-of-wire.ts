import { type LoanPosition, positionOf } from '@member-portal/domain/projection';
import type { AgreementWire } from '../../../sandbox/contract/agreement.ts';
import { day } from './domain-day.ts';

const money = ({ amount, currency }: AgreementWire['balance']) => ({ cents: amount, currency });

/** The position of a loan, as the portal reads it from the wire. */
export const positionOfWire = (wire: AgreementWire): LoanPosition =>
  positionOf({
    terms: { ...wire.terms, accruedThrough: day(wire.terms.accruedThrough) },
    principalBalance: money(wire.principalBalance),
    accruedInterest: money(wire.accruedInterest),
    fees: money(wire.fees),
    schedule: wire.schedule.map((row) => ({
      number: row.number,
      dueOn: day(row.dueOn),
      amount: money(row.amount),
      principal: money(row.principal),
      interest: money(row.interest),
      paid: money(row.paid),
      status: row.status,
    })),
  })._unsafeUnwrap();
