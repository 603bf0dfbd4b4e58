import { type PlainDate, plainDate } from '@member-portal/domain/calendar';

/** A day written as text in a test; a wrong one is a bug of the test. */
export const day = (text: string): PlainDate => plainDate(text)._unsafeUnwrap();
