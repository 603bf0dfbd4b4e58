import account from './messages/account.en-ca.json' with { type: 'json' };
import autopay from './messages/autopay.en-ca.json' with { type: 'json' };
import loans from './messages/loans.en-ca.json' with { type: 'json' };
import methods from './messages/methods.en-ca.json' with { type: 'json' };
import payment from './messages/payment.en-ca.json' with { type: 'json' };
import payoff from './messages/payoff.en-ca.json' with { type: 'json' };
import session from './messages/signed-in.en-ca.json' with { type: 'json' };
import { merged } from './messages.ts';
import { messages as american } from './signed-in-en-us.ts';

/** The messages of every signed-in screen: those of en-us, overridden by the few that differ in en-ca. */
export const messages = merged(american, account, autopay, loans, methods, payment, payoff, session);
