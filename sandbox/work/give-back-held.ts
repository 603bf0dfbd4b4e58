import type { Transaction } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { AgreementRow, Database } from '../database/schema.ts';
import { giveBack } from '../ledger/give-back.ts';
import { type Booked, heldOf } from '../ledger/loan-books.ts';
import { ownMovement } from './payment-row.ts';

/** Refunds unapplied money to a method, as a history entry; books without any stay unchanged. */
export const giveBackHeld = async (
  tx: Transaction<Database>,
  row: AgreementRow,
  booked: Booked,
  methodId: string | null,
  day: PlainDate,
  at: number,
): Promise<Booked> => {
  const cents = heldOf(booked.books);
  if (cents <= 0) return booked;
  const refund = ownMovement(row, at, {
    origin: 'LENDER',
    amount: cents,
    pay_on: day,
    status: 'COMPLETED',
    activity_status: 'REFUNDED',
    activity_type: 'REFUND',
    method_id: methodId,
  });
  await tx.insertInto('payment').values(refund).execute();
  const given = giveBack(booked.books, day);
  return { books: given.books, journals: [...booked.journals, ...given.journals] };
};
