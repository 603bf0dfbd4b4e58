import { closedToast, showToast, TOAST_SEVERITIES, type ToastState } from '@member-portal/application/toast';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

const fields = fc.record(
  {
    message: fc.string(),
    severity: fc.constantFrom(...TOAST_SEVERITIES),
    closeOnClickAway: fc.boolean(),
  },
  { requiredKeys: [] },
);
const shownInTurn = (list: readonly Partial<Omit<ToastState, 'isOpen'>>[]): ToastState =>
  list.reduce(showToast, closedToast);

describe('the toast', () => {
  // Proves.
  it('is closed at first, and a success unless something else is said', () => {
    expect(closedToast).toEqual({ isOpen: false, message: '', severity: 'success', closeOnClickAway: false });
    expect(showToast(closedToast, { message: 'Saved' }).severity).toBe('success');
  });

  // Proves.
  it('opens and merges what is given over what it had', () => {
    holds(
      fc.property(fc.array(fields, { maxLength: 5 }), fields, (before, given) => {
        const toast = shownInTurn(before);
        expect(showToast(toast, given)).toEqual({ ...toast, ...given, isOpen: true });
      }),
    );
  });

  // Proves.
  it('has one of four severities', () => {
    expect(TOAST_SEVERITIES).toEqual(['success', 'error', 'warning', 'info']);
  });
});
