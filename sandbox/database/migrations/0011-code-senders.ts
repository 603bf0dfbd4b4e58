/**
 * The client that requested a code, as a hash, and the destination country: the keys of the sending limits.
 */
export const codeSenders: readonly string[] = [
  'alter table code_request add column caller text',
  'alter table code_request add column country text',
  'create index code_request_caller on code_request (tenant, caller, created_at)',
  'create index code_request_country on code_request (tenant, country, created_at)',
];
