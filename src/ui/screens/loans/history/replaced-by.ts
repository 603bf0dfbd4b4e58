import type { Activity } from '@member-portal/domain/payment';

/** A payment that another was made in place of: the line itself where it is listed beside it, else only that there is one. */
export type Replaced = Activity | 'not-listed';

/** What a payment was made in place of, among the lines around it; undefined where it replaces none. */
export const replacedBy = (
  { replaces }: Pick<Activity, 'replaces'>,
  around: readonly Activity[],
): Replaced | undefined =>
  replaces === undefined ? undefined : (around.find(({ id }) => id === replaces) ?? 'not-listed');
