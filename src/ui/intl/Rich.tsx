import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import type { MessageValues } from './create-message-formatter.ts';
import { useIntl } from './IntlProvider.tsx';
import type { MessageKey } from './messages.ts';

/** Gives an element a key, because a message renders as a list. */
const keyed = (node: ReactNode, key: string): ReactNode =>
  isValidElement(node) && node.key === null ? cloneElement(node, { key }) : node;

const keyedValues = (values: MessageValues): MessageValues => {
  let count = 0;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? (inside: readonly ReactNode[]) => keyed(value(inside), `${name}-${count++}`)
        : keyed(value, name),
    ]),
  );
};

/** A message with elements inside: `<Rich id="x" values={{ link: (inside) => <a href="…">{inside}</a> }} />`. */
export const Rich = ({ id, values }: { readonly id: MessageKey; readonly values: MessageValues }) => {
  const { message } = useIntl();
  return <>{Children.toArray(message(id, keyedValues(values)))}</>;
};
