/** Sessions that buyers ended by signing out, for as long as a token of theirs could live. */
export const endedSessions: readonly string[] = [
  `create table ended_session (
    id text primary key,
    ended_at bigint not null
  )`,
  'create index ended_session_at on ended_session (ended_at)',
];
