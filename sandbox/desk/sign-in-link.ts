import { html } from 'hono/html';
import { issueToken } from '../auth/session-token.ts';
import type { Services } from '../http/services.ts';
import type { Markup } from './desk-page.ts';

/**
 * Puts the session where the portal of this origin keeps its own, and goes to the loans. What the portal notes of the one
 * who was signed in before is removed first: it takes another's session for one that has ended, as it should.
 */
export const SIGN_IN_SCRIPT = `'use strict';
(() => {
  const { token, expires, buyer } = document.documentElement.dataset;
  if (!token) return;
  const goOn = () => {
    sessionStorage.clear();
    sessionStorage.setItem('member-portal.session', JSON.stringify({
      token, tokenExpiresAt: Number(expires), buyerId: buyer, receivedAt: Date.now(),
    }));
    // Another tab of somebody else closes their pages, as it would for a sign-in in the portal.
    new BroadcastChannel('member-portal.session').postMessage({ kind: 'opened', buyerId: buyer });
    location.replace('/loans');
  };
  const opening = indexedDB.open('member-portal', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('records');
  opening.onerror = goOn;
  opening.onblocked = goOn;
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('records', 'readwrite');
    for (const name of ['session-mark', 'session']) transaction.objectStore('records').delete(name);
    transaction.onabort = goOn;
    transaction.oncomplete = () => {
      opening.result.close();
      goOn();
    };
  };
})();
`;

/** A page that signs its visitor in as a borrower; undefined for one whom this lender does not have. */
export const signInPage = async (
  { db, tenant, now, signingKey }: Services,
  buyerId: string,
): Promise<Markup | undefined> => {
  const buyer = await db
    .selectFrom('buyer')
    .select(['id', 'given_name'])
    .where('id', '=', buyerId)
    .where('tenant', '=', tenant.id)
    .executeTakeFirst();
  if (!buyer) return undefined;
  const at = now();
  const caller = { buyerId: buyer.id, tenant: tenant.id, since: at };
  const { token, expiresAt } = await issueToken(caller, signingKey, at);
  return html`<!doctype html>
<html lang="en" data-token="${token}" data-expires="${expiresAt}" data-buyer="${buyer.id}">
  <head>
    <meta charset="utf-8">
    <title>Signing in</title>
    <link rel="stylesheet" href="/sandbox/desk.css">
    <script src="/sandbox/sign-in.js" defer></script>
  </head>
  <body><main><p>Signing in as ${buyer.given_name}. <a href="/loans">Go on</a></p></main></body>
</html>`;
};
