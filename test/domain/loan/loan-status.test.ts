import { LOAN_STATUSES, LOAN_SUB_STATUSES, segmentOf, statusesOf } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';

describe('loan statuses', () => {
  it('are the nine of the specification, with its two sub-statuses', () => {
    expect(LOAN_STATUSES).toEqual([
      'OFFERED',
      'ACCEPTED',
      'EXPIRED',
      'REVIEW',
      'OUTSTANDING',
      'PAID',
      'CHARGED_OFF',
      'CANCELLED',
      'CLOSED',
    ]);
    expect(LOAN_SUB_STATUSES).toEqual(['DELINQUENT_PAST_DUE', 'GRACE_PERIOD']);
  });

  it('ACCEPTED, REVIEW and OUTSTANDING are outstanding', () => {
    expect(statusesOf('outstanding')).toEqual(['ACCEPTED', 'REVIEW', 'OUTSTANDING']);
  });

  it('EXPIRED, PAID, CHARGED_OFF, CANCELLED and CLOSED are closed', () => {
    expect(statusesOf('closed')).toEqual(['EXPIRED', 'PAID', 'CHARGED_OFF', 'CANCELLED', 'CLOSED']);
  });

  it('OFFERED shows in neither list', () => {
    expect(segmentOf('OFFERED')).toBeUndefined();
  });

  it('every other status shows in exactly one list', () => {
    const listed = [...statusesOf('outstanding'), ...statusesOf('closed')];
    expect(listed.toSorted()).toEqual(LOAN_STATUSES.filter((status) => status !== 'OFFERED').toSorted());
    for (const segment of ['outstanding', 'closed'] as const) {
      for (const status of statusesOf(segment)) expect(segmentOf(status)).toBe(segment);
    }
  });
});
