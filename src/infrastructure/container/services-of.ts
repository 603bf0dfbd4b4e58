import { isUseCase, type Services, type Token } from '@member-portal/application/services';
import type { Container } from 'inversify';

/** Binds a use case, and the use cases that it needs, the first time one is asked for. Ports are bound by the modules. */
const bindUseCase = (container: Container, wanted: Token<unknown>): void => {
  if (!isUseCase(wanted) || container.isBound(wanted)) return;
  const { uses, create } = wanted;
  const names = Object.keys(uses);
  const tokens = Object.values(uses);
  for (const used of tokens) bindUseCase(container, used);
  container
    .bind(wanted)
    .toResolvedValue(
      (...services: unknown[]) =>
        create(Object.fromEntries(names.map((name, index) => [name, services[index]]))),
      tokens,
    );
};

/** What a container has bound, and any use case that can be made from it. */
export const servicesOf = (container: Container): Services => ({
  get: (wanted) => {
    bindUseCase(container, wanted);
    return container.get(wanted);
  },
});
