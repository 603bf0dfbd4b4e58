/**
 * A page of a list for a status, or for a type and status, is one range of an index, however long the list is; and payments
 * in progress on a loan are found without reading its history.
 */
export const flatLists: readonly string[] = [
  'create index agreement_status_due on agreement (buyer_id, status, oldest_unpaid_on, id)',
  'create index agreement_status_opened on agreement (buyer_id, status, opened_on, id)',
  'create index agreement_status_balance on agreement (buyer_id, status, balance, id)',
  // Their columns are those of the new ones, except the status.
  'drop index agreement_due',
  'drop index agreement_opened',
  'drop index agreement_balance',
  'create index payment_kind on payment (agreement_id, activity_type, activity_status, pay_on, id)',
  'create index payment_under_way on payment (agreement_id, status, pay_on)',
];
