import type { Services, Token } from '@member-portal/application/services';
import { createContext, type PropsWithChildren } from 'react';
import { useProvided } from './use-provided.ts';

/** The front end's dependencies: the use cases, and a function that loads those for signed-in buyers. */
export interface PortalServices {
  readonly services: Services;
  /** Binds the use cases of signed-in screens; cheap to call again. Rejects when their code cannot be loaded. */
  readonly loadSignedIn: () => Promise<void>;
}

const PortalServicesContext = createContext<PortalServices | undefined>(undefined);

/** Provides use cases to the tree below, the only bridge from React to the application. */
export const ServicesProvider = ({ services, loadSignedIn, children }: PropsWithChildren<PortalServices>) => (
  <PortalServicesContext value={{ services, loadSignedIn }}>{children}</PortalServicesContext>
);

/** All dependencies of the nearest `ServicesProvider`. Throws outside of one. */
export const usePortalServices = (): PortalServices => useProvided(PortalServicesContext, 'ServicesProvider');

/** The service for a token. Throws when nothing is bound to it, which is a bug. */
export const useService = <T,>(token: Token<T>): T => usePortalServices().services.get(token);
