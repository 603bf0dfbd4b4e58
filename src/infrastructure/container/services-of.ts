import { createServices, type Services } from '@member-portal/application/services';
import type { Container } from 'inversify';

/** Resolves the ports bound in a container, and any use case that can be constructed from them. */
export const servicesOf = (container: Container): Services =>
  createServices([], (port) => container.get(port));
