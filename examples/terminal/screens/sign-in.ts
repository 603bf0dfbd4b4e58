import { RequestCode, type SignInProblem, SubmitCode } from '@member-portal/application/sign-in';
import type { CodeDestination, EmailAddress, OneTimeCode, PhoneNumber } from '@member-portal/domain/sign-in';
import {
  emailAddress,
  lockOf,
  maskDestination,
  ONE_TIME_CODE_LENGTH,
  oneTimeCode,
  phoneNumber,
} from '@member-portal/domain/sign-in';
import type { Visit } from './visit.ts';

type Identity = { readonly email: EmailAddress; readonly phone: PhoneNumber };
type Problem = SignInProblem | { readonly kind: 'no-code-requested' };

const destinationOf = (typed: string): CodeDestination | undefined =>
  typed.includes('@')
    ? emailAddress(typed).match(
        (email): CodeDestination | undefined => ({ method: 'EMAIL', email }),
        () => undefined,
      )
    : phoneNumber(typed).match(
        (phone): CodeDestination | undefined => ({ method: 'SMS', phone }),
        () => undefined,
      );

const problemText = ({ texts, formats }: Visit, problem: Problem): string => {
  switch (problem.kind) {
    case 'wrong-code':
    case 'locked': {
      const lock = lockOf(problem);
      if (lock)
        return lock.until === undefined
          ? texts.signIn.refused
          : texts.signIn.lockedUntil(formats.dayAndTime(lock.until));
      return problem.kind === 'wrong-code'
        ? texts.signIn.wrongCode(problem.retriesLeft)
        : texts.signIn.refused;
    }
    case 'request-failed':
      return texts.failures[problem.failure.kind];
    case 'buyer-mismatch':
      return texts.signIn.mismatch;
    case 'unauthenticated':
    case 'destination-refused':
    case 'unexplained':
    case 'no-code-requested':
      return texts.signIn.refused;
  }
};

/** Both values, asked for until they are ones; nothing where the visitor gives up. */
const askIdentity = async ({ terminal, texts }: Visit): Promise<Identity | undefined> => {
  for (;;) {
    const email = await terminal.ask(texts.signIn.email);
    const phone = email === undefined || email === '' ? undefined : await terminal.ask(texts.signIn.mobile);
    if (email === undefined || phone === undefined || phone === '') return undefined;
    const [checkedEmail, checkedPhone] = [emailAddress(email), phoneNumber(phone)];
    if (checkedEmail.isOk() && checkedPhone.isOk())
      return { email: checkedEmail.value, phone: checkedPhone.value };
    terminal.say(texts.signIn.notAnAddress);
  }
};

/** Tries a code, with both e-mail and mobile where the platform asks for them. */
const submit = async (
  visit: Visit,
  code: OneTimeCode,
  identity?: Identity,
): Promise<'signed-in' | 'again' | 'over'> => {
  const submitted = await visit.services.get(SubmitCode)({ code, ...(identity && { identity }) });
  if (submitted.isOk()) return 'signed-in';
  const problem = submitted.error;
  visit.terminal.say(problemText(visit, problem));
  if (problem.kind === 'buyer-mismatch') {
    const both = await askIdentity(visit);
    return both ? submit(visit, code, both) : 'over';
  }
  const mayTryAgain =
    problem.kind === 'request-failed' || (problem.kind === 'wrong-code' && !lockOf(problem));
  return mayTryAgain ? 'again' : 'over';
};

const enterCode = async (visit: Visit): Promise<'signed-in' | 'over' | 'left'> => {
  const { terminal, texts } = visit;
  for (;;) {
    const typed = await terminal.ask(texts.signIn.code);
    if (typed === undefined) return 'left';
    if (typed === '') return 'over';
    const code = oneTimeCode(typed);
    if (code.isErr()) {
      terminal.say(texts.signIn.codeFormat(ONE_TIME_CODE_LENGTH));
      continue;
    }
    const outcome = await submit(visit, code.value);
    if (outcome !== 'again') return outcome;
  }
};

/** Signs in by a one-time code. False once the visitor leaves instead. */
export const signIn = async (visit: Visit): Promise<boolean> => {
  const { terminal, texts, services, locale } = visit;
  terminal.say(texts.signIn.accepts);
  for (;;) {
    const typed = await terminal.ask(texts.signIn.where);
    if (typed === undefined) return false;
    const destination = destinationOf(typed);
    if (!destination) {
      terminal.say(texts.signIn.notAnAddress);
      continue;
    }
    const requested = await services.get(RequestCode)({ destination, locale });
    if (requested.isErr()) {
      terminal.say(problemText(visit, requested.error));
      continue;
    }
    terminal.say(texts.signIn.sent(maskDestination(destination)));
    const outcome = await enterCode(visit);
    if (outcome === 'left') return false;
    if (outcome === 'signed-in') {
      terminal.say(texts.signIn.done);
      return true;
    }
  }
};
