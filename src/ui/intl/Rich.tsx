import { Children } from 'react';
import { type MessageValues, useIntl } from './IntlProvider.tsx';
import type { MessageKey } from './message-key.ts';

/** A message with elements inside: `<Rich id="x" values={{ link: (inside) => <a href="…">{inside}</a> }} />`. */
export const Rich = ({ id, values }: { readonly id: MessageKey; readonly values: MessageValues }) => {
  const { message } = useIntl();
  return <>{Children.toArray(message(id, values))}</>;
};
