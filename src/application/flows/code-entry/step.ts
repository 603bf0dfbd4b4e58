import { mayCodeBeGood, ONE_TIME_CODE_LENGTH, oneTimeCode } from '@member-portal/domain/sign-in';
import type { Step } from '../flow.ts';
import type { CodeEntryEffect } from './effect.ts';
import type { CodeEntryEvent, CodeEntryResult } from './event.ts';
import type { CodeEntryState, CodeProblem } from './state.ts';

const refuse = <Failure>(entry: CodeEntryState<Failure>, code: CodeProblem): CodeEntryState<Failure> => ({
  ...entry,
  checking: false,
  failure: undefined,
  check: { attempt: entry.check.attempt + 1, problems: { code } },
});

/** The next state of a code entry, for the `step` of the owning flow. */
export const stepCodeEntry = <Failure>(
  entry: CodeEntryState<Failure>,
  event: CodeEntryEvent | CodeEntryResult<Failure>,
): Step<CodeEntryState<Failure>, CodeEntryEffect> => {
  const { delivery, check } = entry;
  const isExpired = check.problems.code?.kind === 'expired';
  const to = (state: CodeEntryState<Failure>, ...effects: readonly CodeEntryEffect[]) => ({ state, effects });
  switch (event.kind) {
    case 'type-code':
      return to(event.text === entry.typed ? entry : { ...entry, typed: event.text });
    case 'submit-code': {
      if (entry.checking) return to(entry);
      const code = oneTimeCode(entry.typed);
      if (code.isErr())
        return to(
          refuse(
            entry,
            code.error.kind === 'empty' ? code.error : { ...code.error, length: ONE_TIME_CODE_LENGTH },
          ),
        );
      return to(
        { ...entry, checking: true, sentAtOfCheck: entry.sentAt, check: { ...check, problems: {} } },
        { kind: 'check-code', code: code.value },
      );
    }
    case 'resend-code':
      return delivery.sending
        ? to(entry)
        : to(
            {
              ...entry,
              // The new one would be typed behind it. Emptied at once: it may arrive before its call is answered.
              typed: isExpired ? '' : entry.typed,
              delivery: { ...delivery, sending: 'same', resent: false, isEarlierGood: !isExpired },
            },
            { kind: 'resend-code' },
          );
    case 'code-refused':
      if (!entry.checking) return to(entry);
      // A new one was sent since the check of an expired code began: the field waits for that one.
      return to(
        event.problem.kind === 'expired' && entry.sentAtOfCheck !== entry.sentAt
          ? { ...entry, checking: false, typed: '', delivery: { ...delivery, isEarlierGood: false } }
          : refuse(entry, event.problem),
      );
    case 'code-unchecked':
      return to(
        entry.checking
          ? {
              ...entry,
              checking: false,
              failure: event.failure,
              check: { attempt: check.attempt + 1, problems: {} },
            }
          : entry,
      );
    case 'code-resent':
      return to(
        delivery.sending
          ? {
              ...entry,
              destination: event.destination,
              sentAt: event.sentAt,
              delivery: {
                ...delivery,
                sending: undefined,
                resent: true,
                isEarlierGood: delivery.isEarlierGood && mayCodeBeGood(entry.sentAt, event.sentAt),
                failure: undefined,
              },
              // The problem asked for the new code that was just sent.
              ...(isExpired ? { check: { ...check, problems: {} } } : {}),
            }
          : entry,
      );
    case 'code-unsent': {
      if (!delivery.sending) return to(entry);
      const { failure } = event;
      const attempt = delivery.attempt + (failure === undefined ? 0 : 1);
      return to({
        ...entry,
        delivery: { sending: undefined, resent: false, isEarlierGood: false, failure, attempt },
      });
    }
  }
};
