import { Children, type ReactNode } from 'react';
import { useIntl } from './IntlProvider.tsx';
import type { MessageKey } from './message-key.ts';

/** A value for a placeholder, or for a tag what stands for it around the text inside. */
export type RichValue = ReactNode | ((inside: readonly ReactNode[]) => ReactNode);

/** A message with elements inside: `<Rich id="x" values={{ link: (inside) => <a href="…">{inside}</a> }} />`. */
export const Rich = ({
  id,
  values,
}: {
  readonly id: MessageKey;
  readonly values: Readonly<Record<string, RichValue>>;
}) => {
  const { intl } = useIntl();
  const parts = intl.formatMessage({ id }, values as Parameters<typeof intl.formatMessage>[1]);
  return <>{Children.toArray(parts)}</>;
};
