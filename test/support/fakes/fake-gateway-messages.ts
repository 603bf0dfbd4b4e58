import type { GatewayMessages, GatewayReport } from '@member-portal/application/ports';

/** Reads messages that are reports already, from the origin of the session's page. */
export const fakeGatewayMessages: GatewayMessages = {
  read: (session, { origin, data }) =>
    origin === new URL(session.url).origin ? (data as GatewayReport) : undefined,
};
