/** Rows grouped by the agreement that they belong to, in the order they came. */
export const byAgreement = <T extends { readonly agreement_id: string }>(
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> => {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const before = found.get(row.agreement_id);
    if (before) before.push(row);
    else found.set(row.agreement_id, [row]);
  }
  return found;
};
