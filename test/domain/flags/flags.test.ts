import {
  bulkFlagOutcomeOf,
  camelCaseOf,
  FLAG_DEFAULTS,
  type FlagName,
  flagOutcomeOf,
  kebabCaseOf,
  knownFlags,
  withDefaults,
} from '@member-portal/domain/flags';
import {
  boolean,
  constantFrom,
  dictionary,
  integer,
  option,
  property,
  string,
  stringMatching,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

const NAMES = Object.keys(FLAG_DEFAULTS) as readonly FlagName[];

describe('the evaluation of one flag', () => {
  const known: Readonly<Record<number, string>> = {
    200: 'result',
    204: 'disabled',
    400: 'no-result-for-context',
    404: 'flag-not-found',
    410: 'flag-deleted',
  };

  // Proves.
  it('comes to what its status says, and is unexpected for any other', () => {
    expect(Object.keys(known).map((status) => flagOutcomeOf(Number(status)))).toEqual(Object.values(known));
    holds(
      property(integer({ min: 100, max: 599 }), (status) => {
        expect(flagOutcomeOf(status)).toBe(known[status] ?? 'unexpected');
      }),
    );
  });
});

describe('the evaluation of all flags', () => {
  const known: Readonly<Record<number, string>> = { 200: 'result', 400: 'bad-request', 404: 'tag-not-found' };

  // Proves.
  it('comes to what its status says, and is unexpected for any other', () => {
    expect(Object.keys(known).map((status) => bulkFlagOutcomeOf(Number(status)))).toEqual(
      Object.values(known),
    );
    holds(
      property(integer({ min: 100, max: 599 }), (status) => {
        expect(bulkFlagOutcomeOf(status)).toBe(known[status] ?? 'unexpected');
      }),
    );
    expect(bulkFlagOutcomeOf(204)).toBe('unexpected');
  });
});

describe('names of flags', () => {
  it.each([
    ['collections-charge-off', 'collectionsChargeOff'],
    ['pay-off', 'payOff'],
    ['autopay', 'autopay'],
    ['a_b c', 'aBC'],
    ['PAY_OFF', 'payOff'],
    ['pay.off', 'payOff'],
    ['Pay Off', 'payOff'],
    ['payOff', 'payOff'],
    ['AUTOPAY', 'autopay'],
    ['collections.charge_off', 'collectionsChargeOff'],
    ['a--b', 'aB'],
    ['payoff-2-for', 'payoff2For'],
    ['', ''],
  ])('%j is %j in camel case', (name, camel) => {
    expect(camelCaseOf(name)).toBe(camel);
  });

  it('come back from camel case', () => {
    holds(
      property(stringMatching(/^[a-z]+(-[a-z]+)*$/), (name) => {
        expect(kebabCaseOf(camelCaseOf(name))).toBe(name);
      }),
    );
  });

  it.each(NAMES)('%s is a name that the service can have', (name) => {
    expect(camelCaseOf(kebabCaseOf(name))).toBe(name);
  });
});

describe('known flags', () => {
  it('start from these defaults', () => {
    expect(NAMES.filter((name) => FLAG_DEFAULTS[name])).toEqual([
      'payOff',
      'autopay',
      'connectAccount',
      'editAddress',
    ]);
    expect(NAMES).toHaveLength(13);
  });

  it('are the defaults where nothing is known', () => {
    expect(withDefaults(knownFlags({}))).toEqual(FLAG_DEFAULTS);
  });

  it('take what was evaluated, what was known where that could not be told, and else the default', () => {
    expect(
      withDefaults(
        knownFlags({ payOff: false, autopay: undefined }, { payOff: true, autopay: false, receipts: true }),
      ),
    ).toEqual({ ...FLAG_DEFAULTS, payOff: false, autopay: false });
  });

  it('are always complete, are plain booleans, and include no unknown names', () => {
    const anyName = constantFrom<string>(...NAMES, '__proto__', 'constructor', 'unknownFlag');
    const anyEvaluation = dictionary(anyName, option(boolean(), { nil: undefined }));
    const anyBefore = dictionary(anyName, boolean());
    holds(
      property(anyEvaluation, anyBefore, string(), (evaluated, before, other) => {
        const flags = withDefaults(knownFlags({ ...evaluated, [other]: true }, before));
        expect(Object.keys(flags)).toEqual(NAMES);
        for (const name of NAMES) {
          if (name === other) continue;
          const isThere = Object.hasOwn(evaluated, name);
          const known = isThere ? (evaluated[name] ?? before[name]) : undefined;
          expect(flags[name]).toBe(known ?? FLAG_DEFAULTS[name]);
        }
      }),
    );
  });
});
