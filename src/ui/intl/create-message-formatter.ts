import { createFormatters } from '@formatjs/intl';
import { formatToParts } from 'intl-messageformat';
import type { ReactNode } from 'react';
import type { Messages } from './messages.ts';

/** What replaces a placeholder or a tag of a message. */
export type MessageValues = Readonly<
  Record<string, ReactNode | ((inside: readonly ReactNode[]) => ReactNode)>
>;

/** A message with its values filled in: text, or a list where a value is more than text. */
export type FormatMessage = (key: string, values?: MessageValues) => ReactNode;

/** Caches `Intl` formatters: creating one takes longer than formatting a message. */
const formatters = createFormatters();

/** The catalogues define no custom formats. */
const noFormats: Parameters<typeof formatToParts>[3] = { date: {}, time: {}, number: {} };

/** Joins adjacent texts, so that a screen reader reads them in one piece. */
const joined = (values: readonly ReactNode[]): ReactNode => {
  const result: ReactNode[] = [];
  for (const value of values) {
    const last = result.at(-1);
    if (typeof value === 'string' && typeof last === 'string') result[result.length - 1] = last + value;
    else result.push(value);
  }
  return result.length > 1 ? result : (result[0] ?? '');
};

/** Formats compiled messages for a language tag. A missing or mismatched one is reported to `onProblem`, and its key is shown. */
export const createMessageFormatter =
  (tag: string, messages: Messages, onProblem: (problem: string) => void): FormatMessage =>
  (key, values) => {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (!message) {
      onProblem(`Missing message: "${key}" for locale "${tag}"`);
      return key;
    }
    if (typeof message === 'string') return message;
    try {
      const parts = formatToParts<ReactNode>(message, tag, formatters, noFormats, { ...values });
      return joined(parts.map(({ value }) => value));
    } catch (error) {
      onProblem(`Error formatting message: "${key}" for locale "${tag}": ${String(error)}`);
      return key;
    }
  };
