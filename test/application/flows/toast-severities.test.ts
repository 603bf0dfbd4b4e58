import { TOAST_SEVERITIES } from '@member-portal/application/flows';
import { describe, expect, it } from 'vitest';

describe('the severities of a toast', () => {
  // Proves.
  it('are the four of the specification', () => {
    expect(TOAST_SEVERITIES).toEqual(['success', 'error', 'warning', 'info']);
  });
});
