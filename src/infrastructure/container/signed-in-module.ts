import { ContainerModule } from 'inversify';
import { signedInPorts } from './signed-in-ports.ts';

/** What signed-in screens need; loaded with them. */
export const signedInModule = new ContainerModule(signedInPorts);
