/** How many reports of a breached page policy arrived, by lender and directive. */
export const policyReports: readonly string[] = [
  `create table policy_report (
    tenant text not null,
    directive text not null,
    count bigint not null,
    last_at bigint not null,
    primary key (tenant, directive)
  )`,
];
