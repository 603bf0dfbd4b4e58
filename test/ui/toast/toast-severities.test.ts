import { describe, expect, it } from 'vitest';
import { TOAST_SEVERITIES } from '../../../src/ui/toast/toast-state.ts';

describe('the severities of a toast', () => {
  // Proves.
  it('are the four of the specification', () => {
    expect(TOAST_SEVERITIES).toEqual(['success', 'error', 'warning', 'info']);
  });
});
