import type { SessionRevocation } from '@member-portal/application/ports';
import type { Session } from '@member-portal/domain/session';

export interface FakeSessionRevocation extends SessionRevocation {
  readonly revoked: readonly Session[];
}

export const fakeSessionRevocation = (): FakeSessionRevocation => {
  const revoked: Session[] = [];
  return { revoked, revoke: (session) => void revoked.push(session) };
};
