import type { ChangeAddressFailure } from '@member-portal/application/account';
import type { ContactFailure } from '@member-portal/application/flows/contact';
import { failureText } from '../controls/failure-text.ts';
import type { Text } from '../intl/use-text.ts';

type ChangeFailure = ChangeAddressFailure | ContactFailure;

/** What to say of a change that was not made, where the trouble belongs to no field. */
export const failureWords = (t: Text, failure: ChangeFailure): string => {
  switch (failure.kind) {
    case 'changed-underneath':
      return t('account.failed.changed');
    case 'refused':
    case 'not-offered':
    case 'no-contact':
      return t('account.failed.refused');
    case 'destination-refused':
      return t('signIn.destinationRefused');
    case 'wrong-code':
    case 'unauthenticated':
    case 'buyer-mismatch':
    case 'locked':
    case 'unexplained':
      return t('signIn.unexplained');
    default:
      return failureText(t, failure);
  }
};

/** What a notice about it is headed: not as a failure while nobody knows whether the change was made. */
export const failureHeading = (t: Text, failure: ChangeFailure | undefined): string =>
  t(failure?.kind === 'unknown-outcome' ? 'failure.unknown.heading' : 'account.failed.heading');
