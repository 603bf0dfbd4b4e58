/** Instalments whose autopay draft the platform itself withheld: they incur no late fee. */
export const withheldDrafts: readonly string[] = [
  `create table withheld_draft (
    agreement_id text not null references agreement (id),
    due_on date not null,
    primary key (agreement_id, due_on)
  )`,
];
