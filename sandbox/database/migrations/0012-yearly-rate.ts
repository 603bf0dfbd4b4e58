/** The rate that interest accrues by is not the annual percentage rate, which the law of each country computes from the schedule. */
export const yearlyRate: readonly string[] = ['alter table agreement rename column apr to rate'];
