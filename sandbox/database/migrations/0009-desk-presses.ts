/** Forms of the front desk that were sent: sent twice by a double click, what they ask for happens once. */
export const deskPresses: readonly string[] = [
  'create table desk_press (tenant text not null, key text not null, at bigint not null, primary key (tenant, key))',
];
