import type { Instant } from '@member-portal/domain/calendar';
import {
  type CodeDestination,
  type DeliveryMethod,
  emailAddress,
  phoneNumber,
  type SignInLock,
} from '@member-portal/domain/sign-in';
import type { PendingContact } from '../../account/index.ts';
import { type DraftPlace, isInteger, isOneOf, isShape, isText } from '../../session/index.ts';

/** A new e-mail or mobile as typed. */
export const typedContact = (method: DeliveryMethod): DraftPlace<string> => ({
  name: `account.${method}`,
  accepts: isText,
});

/** Stored text is untrusted, like typed text, and goes through the same checks. */
const isDestination = (stored: unknown): stored is CodeDestination => {
  if (isShape<{ method: 'EMAIL'; email: string }>({ method: isOneOf('EMAIL'), email: isText })(stored))
    return emailAddress(stored.email).isOk();
  return (
    isShape<{ method: 'SMS'; phone: string }>({ method: isOneOf('SMS'), phone: isText })(stored) &&
    phoneNumber(stored.phone).isOk()
  );
};

/**
 * A new e-mail or mobile awaiting its code: the borrower may have switched away to read it. The code itself is never kept.
 * A proposed value is not kept, because its question may have been answered differently since.
 */
export const awaitedCode = (
  method: DeliveryMethod,
  proposed: string | undefined,
): DraftPlace<PendingContact> => ({
  name: proposed === undefined ? `account.${method}.code` : `account.${method}.code for ${proposed}`,
  accepts: isShape<PendingContact>({
    referenceId: isText,
    destination: isDestination,
    sentAt: (stored): stored is Instant => isInteger(stored),
  }),
});

/** A lock on codes of this account, from any dialog. A lock without a known end is not kept over a reload. */
export const codeLock: DraftPlace<SignInLock> = {
  name: 'account.code lock',
  accepts: isShape<SignInLock>({ until: (stored): stored is Instant => isInteger(stored) }),
};
