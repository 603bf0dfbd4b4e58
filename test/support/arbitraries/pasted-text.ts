import fc from 'fast-check';

/** What comes with typing and pasting, and what a platform may refuse: a unit each. */
const AWKWARD = [
  ...['\t', '\0', '\n', '\r\n', '\u001f', '\u007f', '\u0085', '\u2028', ' ', '\u00a0', '\u3000'],
  ...['\u00ad', '\u200b', '\u200e', '\u200f', '\u202e', '\ufe0f', '\ufeff', '\ufffd', '\ud83d', '\ude00'],
  ...['😀', '👩‍👧', 'e\u0301', '\u0301', 'é', 'ß', 'İ', 'ﬃ', '７', '٣', '＠', '．', '’', '“', '–', '−'],
  ...['-', '@', '.', ',', '/', '%', '#', '&', '+', '\\', '"', '$', '(', '7', 'x', '{"a":1}'],
];

/** Repeated past a limit. Of `😀`, a limit counts one or two; `İ` is longer in lower case. */
const RUNS = ['x', '7', ' ', '\t', '😀', 'x.', 'İ.'];
/** About the lengths that the contract names. */
const LENGTHS = [20, 40, 41, 60, 61, 80, 81, 100, 101, 130, 200, 254, 255, 401, 1000];

const inserted = (into: string, what: string, at: number): string => {
  const place = at % (into.length + 1);
  return into.slice(0, place) + what + into.slice(place);
};

/** What a person may type or paste where `valid` is one good text: it, it with awkward units in it, anything else. */
export const pastedText = (valid: string): fc.Arbitrary<string> => {
  const units = fc.array(fc.constantFrom(...AWKWARD), { maxLength: 6 }).map((all) => all.join(''));
  const run = fc
    .tuple(fc.constantFrom(...RUNS), fc.constantFrom(...LENGTHS))
    .map(([unit, length]) => unit.repeat(length));
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(valid) },
    {
      weight: 4,
      arbitrary: fc.tuple(units, fc.nat()).map(([what, at]) => inserted(valid, what, at)),
    },
    { weight: 2, arbitrary: fc.tuple(run, fc.nat()).map(([what, at]) => inserted(valid, what, at)) },
    units,
    run,
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
};
