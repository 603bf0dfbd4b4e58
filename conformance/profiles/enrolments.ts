import { type Answer, newKey } from '../http/caller.ts';
import { dig, type Kit } from '../kit.ts';
import { statusOf } from '../report/named.ts';
import { Failed, must, Skipped } from '../verdict.ts';
import { agreementsOf, readAgreement } from './lists.ts';
import { autopayMethodsOf, payDayAhead } from './orders.ts';
import { preparedDocument } from './prepared-document.ts';
import { type Undone, undoing } from './undo.ts';

/** Longer than the notice before a first draft in either country. */
const DAYS_AHEAD = 21;

/** By how much a check raises the amount of autopay. */
export const RAISE_CENTS = 500;

export const ENROLS_AND_TURNS_OFF =
  'Enrols an agreement in autopay from three weeks ahead on, and turns it off again.';

export interface Enrolable {
  readonly id: string;
  readonly frequency: unknown;
  readonly methodId: string;
  /** Other methods that autopay may draw on. */
  readonly otherMethodIds: readonly string[];
}

export const enrolable = async (kit: Kit): Promise<Enrolable> => {
  const [methodId, ...otherMethodIds] = await autopayMethodsOf(kit, payDayAhead(kit, DAYS_AHEAD));
  if (methodId === undefined) throw new Skipped('the person has no payment method that autopay may draw on');
  for (const { id } of await agreementsOf(kit, ['OUTSTANDING'])) {
    const agreement = await readAgreement(kit, id);
    const isFree =
      dig(agreement, 'autopay', 'enrolled') === false && (dig(agreement, 'subStatus') ?? null) === null;
    if (isFree && dig(agreement, 'kind') === 'INSTALLMENT_LOAN')
      return { id, frequency: dig(agreement, 'frequency'), methodId, otherMethodIds };
  }
  throw new Skipped('no agreement of the person is without autopay');
};

/** How much autopay takes; `amount` in cents. */
export type Terms =
  | { readonly amountType: 'INSTALLMENT' }
  | { readonly amountType: 'OTHER'; readonly amount: number; readonly currency: string };

interface Wish {
  readonly flow?: 'AUTOPAY_ENROLL' | 'MANAGE_AUTOPAY';
  readonly terms?: Terms;
  /** Another consent than one to the enrolment itself. */
  readonly documentId?: string;
}

export const INSTALLMENT: Terms = { amountType: 'INSTALLMENT' };

/** An enrolment, or a change of one, that was prepared but not yet sent. */
export interface EnrolmentOrder {
  readonly agreementId: string;
  readonly body: object;
  readonly key: string;
}

const amountOf = (terms: Terms): object =>
  terms.amountType === 'OTHER' ? { amount: { amount: terms.amount, currency: terms.currency } } : {};

/** The day on which autopay of a check begins. */
export const startOnOf = (kit: Kit): string => payDayAhead(kit, DAYS_AHEAD);

/** Has the consent to an enrolment prepared, and returns the id of its document. */
export const consentTo = (
  kit: Kit,
  { id, methodId }: Enrolable,
  terms: Terms,
  startOn = startOnOf(kit),
): Promise<string> =>
  preparedDocument(kit, id, 'auto-enroll', { ...terms, startOn, paymentMethodId: methodId });

/** Prepares an enrolment, or a change, under a consent to it or to another one. */
export const enrolmentOf = async (
  kit: Kit,
  of: Enrolable,
  { flow = 'AUTOPAY_ENROLL', terms = INSTALLMENT, documentId }: Wish = {},
): Promise<EnrolmentOrder> => ({
  agreementId: of.id,
  key: newKey(),
  body: {
    channel: 'WEB',
    flow,
    paymentMethodId: of.methodId,
    amountType: terms.amountType,
    ...amountOf(terms),
    amountRule: 'FIXED',
    frequency: of.frequency,
    startOn: startOnOf(kit),
    disclosure: {
      type: 'AUTOPAY_ENROLLMENT',
      documentId: documentId ?? (await consentTo(kit, of, terms)),
      acceptedAt: new Date(kit.now()).toISOString(),
    },
  },
});

/** Sends an enrolment, or a change, under its key. */
export const sendEnrolment = async (
  kit: Kit,
  { agreementId, body, key }: EnrolmentOrder,
): Promise<Answer> => {
  const { token } = await kit.session();
  return kit.call({
    method: 'POST',
    path: `/api/servicing/payment-agreement/${agreementId}/autopay`,
    token,
    headers: { 'idempotency-key': key },
    isMoney: true,
    body,
  });
};

/** Turns autopay on, or changes it. */
export const enrol = async (kit: Kit, of: Enrolable, wish: Wish = {}): Promise<Answer> =>
  sendEnrolment(kit, await enrolmentOf(kit, of, wish));

/** Fields of autopay that differ from what was ordered. An answer may leave them out, the agreement may not. */
const differing = (
  autopay: unknown,
  { methodId, frequency }: Enrolable,
  terms: Terms,
  mayLeaveOut: boolean,
): readonly string[] => {
  const ordered: readonly (readonly [string, unknown, unknown])[] = [
    ['paymentMethodId', dig(autopay, 'paymentMethodId'), methodId],
    ['amountType', dig(autopay, 'amountType'), terms.amountType],
    ...(terms.amountType === 'OTHER'
      ? ([['amount', dig(autopay, 'amount', 'amount'), terms.amount]] as const)
      : []),
  ];
  const told = dig(autopay, 'frequency');
  return [
    ...ordered
      .filter(([, is, wanted]) => is !== wanted && !(mayLeaveOut && (is ?? undefined) === undefined))
      .map(([name]) => name),
    ...(told === undefined || told === null || told === frequency ? [] : ['frequency']),
  ];
};

/** Fails unless an answer says that autopay is on. */
export const mustBeOn = ({ status, json }: Pick<Answer, 'status' | 'json'>, done: string): void =>
  must(status === 200 && dig(json, 'enrolled') === true, `${done} answered ${statusOf({ status, json })}`);

/** Fails unless an answer and the agreement, read again, say of autopay what was ordered. Returns the agreement. */
export const mustBeAsOrdered = async (
  kit: Kit,
  of: Enrolable,
  terms: Terms,
  { json }: Answer,
): Promise<unknown> => {
  const agreement = await readAgreement(kit, of.id);
  const autopay = dig(agreement, 'autopay');
  must(dig(autopay, 'enrolled') === true, 'the agreement reads as not enrolled');
  const problems = [
    ...differing(json, of, terms, true).map((name) => `${name} of the answer is not what was ordered`),
    ...differing(autopay, of, terms, false).map(
      (name) => `autopay.${name} of the agreement is not what was ordered`,
    ),
  ];
  if (problems.length > 0) throw new Failed(...problems);
  return agreement;
};

/** The drafts that an agreement lists. */
export const draftsOf = (agreement: unknown): readonly unknown[] => {
  const drafts = dig(agreement, 'autopay', 'drafts');
  return Array.isArray(drafts) ? drafts : [];
};

export const turnOff = async (kit: Kit, id: string) => {
  const { token } = await kit.session();
  return kit.call({ method: 'DELETE', path: `/api/servicing/payment-agreement/${id}/autopay`, token });
};

/** Turns autopay off whatever the agreement says of it, since a platform with a fault may say the wrong thing. */
const turnOffAgain = async (kit: Kit, id: string): Promise<Undone> => {
  const { status } = await turnOff(kit, id);
  const isOn = dig(await readAgreement(kit, id), 'autopay', 'enrolled') === true;
  if (isOn) return 'left';
  return status < 300 ? 'undone' : 'nothing';
};

/** Lets `play` enrol an agreement, which was without autopay, and turns autopay off again, whatever was answered. */
export const turningOff = (kit: Kit, { id }: Enrolable, play: () => Promise<void>): Promise<void> => {
  const left = 'autopay that the check turned on is still on';
  return undoing(kit, { left, attempt: () => turnOffAgain(kit, id) }, play);
};

/** Enrols an agreement, which was without autopay, and turns autopay off again. */
export const whileEnrolled = async (
  kit: Kit,
  play: (of: Enrolable, answer: Answer) => Promise<void>,
  known?: Enrolable,
): Promise<void> => {
  const of = known ?? (await enrolable(kit));
  await turningOff(kit, of, async () => {
    const answer = await enrol(kit, of);
    mustBeOn(answer, 'enrolling');
    await play(of, answer);
  });
};
