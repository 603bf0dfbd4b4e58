import type { PaymentGateway } from '@member-portal/application/ports';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { aPaymentMethod } from '../builders/a-payment-method.ts';

export interface FakePaymentGateway extends PaymentGateway {
  readonly sessions: readonly Parameters<PaymentGateway['openSession']>[0][];
  failNext(failure: RequestFailure): void;
  /** The next removal is carried out, and its answer gets lost. */
  loseNextAnswer(): void;
  /** Somebody adds a method in a page of the gateway's. */
  keep(method: PaymentMethod): void;
}

/** A gateway that keeps methods and will not remove one that autopay draws on. */
export const fakePaymentGateway = (
  first: readonly PaymentMethod[] = [aPaymentMethod()],
  inUse: readonly PaymentMethodId[] = [],
): FakePaymentGateway => {
  let methods = first;
  const sessions: Parameters<PaymentGateway['openSession']>[0][] = [];
  const failures: RequestFailure[] = [];
  let isAnswerLost = false;
  const answer = <Value>(value: () => Value): ResultAsync<Value, RequestFailure> => {
    const failure = failures.shift();
    return failure ? errAsync(failure) : okAsync(value());
  };
  return {
    sessions,
    failNext: (failure) => failures.push(failure),
    loseNextAnswer: () => {
      isAnswerLost = true;
    },
    keep: (method) => {
      methods = [...methods, method];
    },
    listMethods: () => answer(() => methods),
    removeMethod: (id) =>
      answer(() => undefined).andThen(() => {
        if (!methods.some((method) => method.id === id)) return errAsync({ kind: 'not-found' } as const);
        if (inUse.includes(id)) return errAsync({ kind: 'method-in-use' } as const);
        methods = methods.map((method) => (method.id === id ? { ...method, status: 'DELETED' } : method));
        const isLost = isAnswerLost;
        isAnswerLost = false;
        return isLost ? errAsync({ kind: 'timeout' } as const) : okAsync(undefined);
      }),
    openSession: (request) => {
      sessions.push(request);
      return answer(() => ({
        id: `gateway-${sessions.length}`,
        url: `https://gateway.example/${sessions.length}`,
      }));
    },
  };
};
