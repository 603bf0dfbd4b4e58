/** Instalments of which the platform itself held the autopay draft back: their lateness is nobody's fault. */
export const withheldDrafts: readonly string[] = [
  `create table withheld_draft (
    agreement_id text not null references agreement (id),
    due_on date not null,
    primary key (agreement_id, due_on)
  )`,
];
