import type { Step } from '../flow.ts';
import type { DialogFound, LoanDialogsEvent } from './event.ts';
import type { KeptSubject } from './loan-dialog.ts';
import type { LoanDialogsState } from './state.ts';

/** Effects of a page's dialogs. */
export type LoanDialogsEffect =
  | { readonly kind: 'find' }
  | { readonly kind: 'keep'; readonly subject: KeptSubject }
  | { readonly kind: 'drop' };

/** The next state of a page's dialogs, one at a time. A cancellation is not opened again after a reload. */
export const step = (
  state: LoanDialogsState,
  event: LoanDialogsEvent | DialogFound,
): Step<LoanDialogsState, LoanDialogsEffect> => {
  if (event.kind === 'close')
    return state?.open
      ? { state: { ...state, open: false }, effects: [{ kind: 'drop' }] }
      : { state, effects: [] };
  const { kind, subject } = event;
  return {
    state: { subject, open: true, count: (state?.count ?? 0) + 1 },
    effects:
      kind === 'found' ? [] : [subject.flow === 'cancel' ? { kind: 'drop' } : { kind: 'keep', subject }],
  };
};
