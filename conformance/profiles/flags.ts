import type { Check } from '../check.ts';
import { type Call, isMissing } from '../http/caller.ts';
import { dig, type Kit } from '../kit.ts';
import { statusOf } from '../report/named.ts';
import { SEEN } from '../seen.ts';
import { must, Prevented, Skipped } from '../verdict.ts';

const EVALUATION = '/api/featureflag/evaluation';
/** The tag under which the portal asks for its flags. */
const TAG = 'member-portal-frontend';

const UNKNOWN = 'flag-that-nobody-has';
const ANOTHER_TENANT = 'tenant-that-nobody-has';

/** The one flag that the portal also evaluates alone. */
const PAY_OFF = 'pay-off';

/** The portal takes any 401 to a call with a token for the end of the session. */
const SIGNED_OUT = 'Whoever signs in is signed out again as soon as flags are evaluated.';

const evaluation = (path: string, tenantId: string): Call => ({
  method: 'POST',
  path: `${EVALUATION}/${path}`,
  body: { context: { tenantId } },
  isFlags: true,
});

const allFlags = (tenantId: string): Call => evaluation(`bulk?tag=${TAG}`, tenantId);
const oneFlag = (name: string, tenantId: string): Call => evaluation(`flag/${name}`, tenantId);

const tenantOf = ({ credentials: { tenant } }: Kit): string => {
  if (tenant === undefined) throw new Skipped('credentials name no tenant');
  return tenant;
};

/** Results by name. Throws `Skipped` where the platform evaluates no flags, as the contract allows. */
const evaluated = (kit: Kit): Promise<unknown> =>
  kit.expect('evaluateFlags', 200, { ...allFlags(tenantOf(kit)), mayBeMissing: true });

/** The first usable evaluation by kit: flags that change during a run must not change what its checks expect. */
const known = new WeakMap<Kit, unknown>();

/**
 * Whether the portal would find a flag on that is off by default. A platform that evaluates no flags has none on.
 * Undefined where that cannot be told: the credentials name no tenant, or the evaluation fails.
 */
export const isFlagOn = async (kit: Kit, name: string): Promise<boolean | undefined> => {
  const { tenant } = kit.credentials;
  if (tenant === undefined) return undefined;
  if (!known.has(kit)) {
    const wish = { ...allFlags(tenant), mayBeMissing: true, isJudgedElsewhere: true };
    const answer = await kit.call(wish).catch((error: unknown) => {
      if (error instanceof Prevented) return undefined;
      throw error;
    });
    const isUsable = answer?.status === 200 || (answer && isMissing(wish, answer));
    if (!isUsable) return undefined;
    known.set(kit, answer.status === 200 ? answer.json : undefined);
  }
  return dig(known.get(kit), name, 'enabled') === true;
};

const wordOf = (isOn: unknown): string => (isOn === true ? 'on' : 'off');

/** Checks of feature flags, which decide which optional calls the portal makes. */
export const flagChecks: readonly Check[] = [
  {
    id: 'sign-in.flags',
    profile: 'sign-in',
    requirement:
      'All flags are evaluated at once, with and without a token, as a map from their names to { enabled }.',
    sees: SEEN.flags,
    run: async (kit) => {
      const tenant = tenantOf(kit);
      await evaluated(kit);
      const { status } = await kit.call(allFlags(ANOTHER_TENANT));
      must(
        status === 200 || status === 400,
        `a context of another tenant answered ${status}; 400 is expected, or 200 where every tenant has the same flags`,
      );
      const { token } = await kit.session();
      const signedIn = { ...allFlags(tenant), token };
      if ((await kit.call(signedIn)).status === 401)
        throw new Prevented(SIGNED_OUT, 'evaluateFlags answered 401 to a token that opens the session');
      await kit.expect('evaluateFlags', 200, signedIn);
    },
  },
  {
    id: 'sign-in.flag',
    profile: 'sign-in',
    requirement: 'A flag evaluated alone is what it is among all of them, and an unknown one is not on.',
    sees: 'A payoff is quoted although the lender has stopped payoffs, or none is offered although they are on.',
    run: async (kit) => {
      const tenant = tenantOf(kit);
      const among: unknown = dig(await evaluated(kit), PAY_OFF, 'enabled');
      const { token } = await kit.session();
      const wish = { ...oneFlag(PAY_OFF, tenant), token, mayBeMissing: true };
      const answer = await kit.call(wish);
      const isKnown = answer.status === 200 || answer.status === 204;
      const isUnknown = ['Flag_Not_Found', 'Flag_Deleted'].includes(String(dig(answer.json, 'reason')));
      if (!isKnown && !isUnknown) {
        if (isMissing(wish, answer))
          throw new Skipped(`evaluateFlag, which the contract makes optional, answered ${statusOf(answer)}`);
        throw new Prevented(SEEN.flags, `evaluateFlag answered ${statusOf(answer)} where 200 was expected`);
      }
      must(
        isKnown || among === undefined,
        `${PAY_OFF} is among all flags and answered ${statusOf(answer)} alone`,
      );
      const alone = dig(answer.json, 'enabled') === true;
      must(
        !isKnown || among === undefined || among === alone,
        `${PAY_OFF} is ${wordOf(among)} among all flags and ${wordOf(alone)} alone`,
      );
      const unknown = await kit.call({ ...oneFlag(UNKNOWN, tenant), token });
      must(dig(unknown.json, 'enabled') !== true, 'a flag that nobody has is on');
      must(
        [200, 204, 404, 410].includes(unknown.status),
        `a flag that nobody has answered ${statusOf(unknown)}; 404 Flag_Not_Found is expected`,
      );
    },
  },
];
