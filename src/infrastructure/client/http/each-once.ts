/**
 * Each of what has an id once, as first listed: what a platform lists twice is one thing to show, count and choose. Not part of
 * a schema, whose result is compared with the body place by place (`unreadPaths`).
 */
export const eachOnce = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  keyOf = ({ id }: Entry): string => id,
): readonly Entry[] =>
  entries.filter((one, place) => entries.findIndex((other) => keyOf(other) === keyOf(one)) === place);
