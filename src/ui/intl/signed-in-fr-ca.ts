import account from './messages/account.fr-ca.json' with { type: 'json' };
import autopay from './messages/autopay.fr-ca.json' with { type: 'json' };
import loans from './messages/loans.fr-ca.json' with { type: 'json' };
import methods from './messages/methods.fr-ca.json' with { type: 'json' };
import payment from './messages/payment.fr-ca.json' with { type: 'json' };
import payoff from './messages/payoff.fr-ca.json' with { type: 'json' };
import session from './messages/signed-in.fr-ca.json' with { type: 'json' };

/** The messages of every signed-in screen, combined from their catalogues into one file to load. */
export const messages = { ...account, ...autopay, ...loans, ...methods, ...payment, ...payoff, ...session };
