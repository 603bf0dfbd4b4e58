import { createServices, type Services } from '@member-portal/application/services';
import type { Container } from 'inversify';

/** The ports that a container has bound, and any use case that can be made from them. */
export const servicesOf = (container: Container): Services =>
  createServices([], (port) => container.get(port));
