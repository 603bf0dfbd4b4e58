import type { Result, ResultAsync } from 'neverthrow';
import { createCanceller } from '../../cancellation/index.ts';
import { Analytics, Authentication, type PendingSignIn, PendingSignInStore } from '../../ports/index.ts';
import { defineUseCase } from '../../services/index.ts';
import {
  type OtherChannelProblem,
  RequestCode,
  ResendCode,
  type ResendProblem,
  ResumeSignIn,
  SubmitCode,
  setSignInAside,
  TryOtherChannel,
} from '../../sign-in/index.ts';
import { createFlow, type Run } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import type { SignInEffect } from './effect.ts';
import type { SignInEvent, SignInResult } from './event.ts';
import { firstStep } from './screens.ts';
import type { SignInState } from './state.ts';
import { step } from './step.ts';

/**
 * Signs a visitor in with a one-time code (specification, sections 1 and 2), resuming where a reload interrupted it. The
 * session is open once the state is `signed-in`.
 * @example
 * import { BeginSignIn } from '@member-portal/application/flows/sign-in';
 * import type { Services } from '@member-portal/application/services';
 * declare const services: Services;
 * const flow = services.get(BeginSignIn)({ locale: 'en-us' });
 * flow.subscribe(() => console.log(flow.state().kind));
 * flow.send({ kind: 'type', field: 'email', text: 'alex@example.com' });
 * flow.send({ kind: 'send-code' });
 */
export type BeginSignIn = (
  context: Pick<FlowContext, 'locale'>,
  /** Called while the visitor looks up the code, so that the next page can be loaded in advance. */
  onCodeAwaited?: () => void,
) => Flow<SignInState, SignInEvent>;

export const BeginSignIn = defineUseCase(
  'BeginSignIn',
  {
    request: RequestCode,
    resend: ResendCode,
    tryOther: TryOtherChannel,
    submit: SubmitCode,
    resume: ResumeSignIn,
    store: PendingSignInStore,
    authentication: Authentication,
    analytics: Analytics,
  },
  ({ request, resend, tryOther, submit, resume, store, authentication, analytics }): BeginSignIn =>
    ({ locale }, onCodeAwaited) => {
      let waiting = createCanceller();

      const run = (effect: SignInEffect, { send, disposed }: Run<SignInEvent | SignInResult>): void => {
        /** Reports the outcome of a command, unless the visitor has left its step. */
        const tell = async <Value, Problem>(
          answer: ResultAsync<Value, Problem>,
          told: (result: Result<Value, Problem>) => SignInResult,
        ): Promise<void> => {
          const { cancellation } = waiting;
          const result = await answer;
          if (!cancellation.aborted) send(told(result));
        };
        const sent = (answer: ResultAsync<PendingSignIn, ResendProblem | OtherChannelProblem>) =>
          void tell(answer, (result) =>
            result.isOk()
              ? { kind: 'sent', pending: result.value }
              : { kind: 'unsent', problem: result.error },
          );
        const { cancellation } = waiting;
        switch (effect.kind) {
          case 'cancel':
            waiting.cancel();
            waiting = createCanceller();
            disposed.addEventListener('abort', waiting.cancel);
            break;
          case 'prepare':
            authentication.prepare?.();
            break;
          case 'send-code':
            sent(request({ destination: effect.destination, locale }, cancellation));
            break;
          case 'resend-code':
            sent(resend({ locale }, cancellation));
            break;
          case 'try-other-channel':
            sent(tryOther({ locale }, cancellation));
            break;
          case 'check-code': {
            const { code, identity } = effect;
            void submit({ code, ...(identity && { identity }) }, cancellation).match(
              // The session is open: the sign-in is over, even if the visitor has left the step.
              () => send({ kind: 'opened' }),
              (problem) => {
                if (!cancellation.aborted) send({ kind: 'refused', problem, pending: store.read() });
              },
            );
            break;
          }
          case 'keep-typed':
            store.writeTyped(effect.typed);
            break;
          case 'set-aside': {
            const pending = store.read();
            if (pending) store.write(setSignInAside(pending));
            break;
          }
          case 'tell-code-awaited':
            onCodeAwaited?.();
            break;
          case 'forget':
            store.clear();
            break;
          case 'record-page':
            analytics.pageLoaded(effect.page);
            break;
          case 'record':
            analytics.track(effect.event.event, { ...effect.event.info });
            break;
        }
      };
      return createFlow<SignInState, SignInEvent | SignInResult, SignInEffect>({
        first: firstStep(resume()),
        step,
        run,
      });
    },
);
