/** Forms of the front desk that were sent: a form sent twice by a double click takes effect once. */
export const deskPresses: readonly string[] = [
  'create table desk_press (tenant text not null, key text not null, at bigint not null, primary key (tenant, key))',
];
