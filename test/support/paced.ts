import { createServices, provide, type Services, type Token } from '@member-portal/application/services';
import { ResultAsync } from 'neverthrow';

type Answering = (...asked: never[]) => ResultAsync<unknown, unknown>;

/** Services with the same ports, in which each call of the given use cases first waits for `pace`. */
export const paced = (
  services: Services,
  pace: () => Promise<unknown>,
  ...useCases: readonly Token<Answering>[]
): Services =>
  createServices(
    useCases.map((useCase) =>
      provide(useCase, (...asked) =>
        ResultAsync.fromSafePromise(pace()).andThen(() => services.get(useCase)(...asked)),
      ),
    ),
    (port) => services.get(port),
  );
