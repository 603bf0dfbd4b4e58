/** The code of a hardship plan names its document; what an instalment asks for while it runs is an amount of its own, in cents. */
export const reliefAmount: readonly string[] = [
  'alter table agreement add column relief_amount integer',
  // Until now the code was read as dollars a month, and half of them every two weeks.
  `update agreement set relief_amount = hardship_plan * case frequency when 'MONTHLY' then 100 else 50 end
    where hardship_plan is not null`,
];
