import type { ChangeAddressFailure, ChangeContactFailure } from '@member-portal/application/account';
import { failureText } from '../../controls/failure-text.ts';
import type { MessageKey } from '../../intl/message-key.ts';

/** What to say of a change that was not made, where the trouble belongs to no field. */
export const failureWords = (failure: ChangeAddressFailure | ChangeContactFailure): MessageKey => {
  switch (failure.kind) {
    case 'changed-underneath':
      return 'account.failed.changed';
    case 'refused':
    case 'not-offered':
    case 'no-contact':
      return 'account.failed.refused';
    case 'wrong-code':
    case 'unauthenticated':
    case 'buyer-mismatch':
    case 'locked':
    case 'unexplained':
      return 'signIn.unexplained';
    default:
      return failureText(failure);
  }
};

/** What a notice about it is headed: not as a failure while nobody knows whether the change was made. */
export const failureHeading = (failure: ChangeAddressFailure | ChangeContactFailure): MessageKey =>
  failure.kind === 'unknown-outcome' ? 'failure.unknown.heading' : 'account.failed.heading';
