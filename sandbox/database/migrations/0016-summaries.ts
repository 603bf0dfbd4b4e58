/** Lets a summary show autopay and the last payment without reading a history. */
export const summaries: readonly string[] = [
  'create index autopay_agreement on autopay (agreement_id, created_at)',
  `create index payment_last_method on payment (agreement_id, pay_on, id)
    where origin = 'ONETIME' and method_id is not null`,
];
