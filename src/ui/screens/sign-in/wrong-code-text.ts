import type { Text } from '../../intl/use-text.ts';

/** Tells that a code is not right, with the tries that are left where the platform tells them. */
export const wrongCodeText = (t: Text, retriesLeft: number | undefined): string =>
  retriesLeft === undefined
    ? t('signIn.code.wrong')
    : `${t('signIn.code.wrong')} ${t('signIn.tries', { retries: retriesLeft })}`;
