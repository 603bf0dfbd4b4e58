/** The code of a hardship plan names its document; an instalment's maximum is a separate amount, in cents. */
export const reliefAmount: readonly string[] = [
  'alter table agreement add column relief_amount integer',
  // Until now the code was read as dollars a month, and half of them every two weeks.
  `update agreement set relief_amount = hardship_plan * case frequency when 'MONTHLY' then 100 else 50 end
    where hardship_plan is not null`,
];
