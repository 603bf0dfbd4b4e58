import account from './messages/account.en-us.json' with { type: 'json' };
import autopay from './messages/autopay.en-us.json' with { type: 'json' };
import loans from './messages/loans.en-us.json' with { type: 'json' };
import methods from './messages/methods.en-us.json' with { type: 'json' };
import payment from './messages/payment.en-us.json' with { type: 'json' };
import payoff from './messages/payoff.en-us.json' with { type: 'json' };
import session from './messages/signed-in.en-us.json' with { type: 'json' };

/** The messages of every signed-in screen, combined from their catalogues into one file to load. */
export const messages = { ...account, ...autopay, ...loans, ...methods, ...payment, ...payoff, ...session };
