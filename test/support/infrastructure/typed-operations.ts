import { ReadAcknowledgedDocument, ReadLoanDocument } from '@member-portal/application/disclosures';
import { EvaluateFlag, LoadFlags } from '@member-portal/application/flags';
import type { Flow } from '@member-portal/application/flows';
import { BeginAddressChange } from '@member-portal/application/flows/address';
import { BeginAutopay } from '@member-portal/application/flows/autopay';
import { BeginContactChange } from '@member-portal/application/flows/contact';
import { BeginLoanSearch } from '@member-portal/application/flows/loan-search';
import { BeginPayment } from '@member-portal/application/flows/payment';
import { BeginPayoff } from '@member-portal/application/flows/payoff';
import { BeginSignIn } from '@member-portal/application/flows/sign-in';
import { ChangeLanguage } from '@member-portal/application/language';
import {
  historyFilterFrom,
  ListLoans,
  loanList,
  loanStatesOf,
  queryOfHistory,
  ReadHistory,
  ReadLoan,
  viewFrom,
} from '@member-portal/application/loans';
import { AddPaymentMethod, RemovePaymentMethod } from '@member-portal/application/payment-methods';
import type { PostalAddress } from '@member-portal/domain/buyer';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { DeliveryMethod } from '@member-portal/domain/sign-in';
import type { ResultAsync } from 'neverthrow';
import type { aRecordedVisit, RecordedVisit } from './a-recorded-visit.ts';
import { buyerSample } from './wire-samples.ts';

type Typed = (field: string) => string;

/** An operation of the contract, and how a person’s text comes into it. */
export interface TypedOperation {
  /** Its request: method, address and body. */
  readonly sends: RegExp;
  /** One good text of each field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly platform?: Parameters<typeof aRecordedVisit>[0];
  /** Types, and returns the fields that a problem is reported at. */
  readonly play: (visit: RecordedVisit, typed: Typed) => Promise<readonly string[]>;
}

/** Waits without a timer. */
const until = async (isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 1000; turn += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('it did not happen');
};

const watched = <State, Event>(flow: Flow<State, Event>) => {
  flow.subscribe(() => undefined);
  return flow;
};

interface Checked {
  readonly kind?: string;
  readonly check?: { readonly problems: object };
  readonly entry?: Checked;
  readonly form?: Checked;
}
/** The fields that a state says are wrong. */
const problemsOf = (state: Checked): readonly string[] => {
  const { check, entry, form } = state;
  return Object.keys((check ?? entry?.check ?? form?.check)?.problems ?? {});
};

/** Sends an event, and waits for what follows: another kind of state, or a problem. */
const go = async <State extends Checked & { readonly kind: string }, Event>(
  flow: Flow<State, Event>,
  event: Event,
  to: State['kind'],
): Promise<readonly string[]> => {
  flow.send(event);
  await until(() => flow.state().kind === to || problemsOf(flow.state()).length > 0);
  return problemsOf(flow.state());
};

const signIn = ({ services }: RecordedVisit) => watched(services.get(BeginSignIn)({ locale: 'en-us' }));
const ADDRESSES = { email: 'avery.stone@example.com', phone: '(202) 555-0101' };

const sendsCode = (method: DeliveryMethod, field: 'email' | 'phone'): TypedOperation => ({
  sends: /send-code /,
  fields: { [field]: ADDRESSES[field] },
  platform: { isSignedIn: false },
  play: async (visit, typed) => {
    const flow = signIn(visit);
    flow.send({ kind: 'choose-method', method });
    flow.send({ kind: 'type', field, text: typed(field) });
    return go(flow, { kind: 'send-code' }, 'code');
  },
});

const changesContact = (method: DeliveryMethod, contact: string): TypedOperation => ({
  sends: /PUT \/api\/buyer\/[^/ ]+ /,
  fields: { contact, code: '123456' },
  play: async ({ services, context, sent }, typed) => {
    const flow = watched(services.get(BeginContactChange)({ method }, context));
    flow.send({ kind: 'type-contact', text: typed('contact') });
    const refused = await go(flow, { kind: 'send-code' }, 'verifying');
    if (refused.length > 0) return refused;
    flow.send({ kind: 'type-code', text: typed('code') });
    flow.send({ kind: 'submit-code' });
    await until(() => sent.some(({ method }) => method === 'PUT') || problemsOf(flow.state()).length > 0);
    return problemsOf(flow.state());
  },
});

/** An id in a page's address, which has no field: the page says that it was not found. */
const link = (
  sends: RegExp,
  field: string,
  read: (
    services: RecordedVisit['services'],
    text: string,
  ) => ResultAsync<unknown, { readonly kind: string }>,
): TypedOperation => ({
  sends,
  fields: { [field]: 'loan-1' },
  play: async ({ services }, typed) =>
    // The portal cannot tell a long id of a platform's own from a typed one, and leaves its length to the platform.
    read(services, typed(field).slice(0, 80)).match(
      () => [],
      ({ kind }) => (kind === 'not-found' ? [field] : []),
    ),
});
/** Submits a review once its document is prepared, and waits for the order. */
const ordered = async (
  sent: RecordedVisit['sent'],
  path: string,
  isPrepared: () => boolean,
  submit: () => void,
): Promise<readonly string[]> => {
  await until(isPrepared);
  submit();
  await until(() => sent.some(({ url }) => url.pathname.endsWith(path)));
  return [];
};

const as = { locale: 'en-us', format: 'web' } as const;
const DOCUMENT = 'document-1';
const LOAN = 'loan-1' as LoanId;

/** Every operation that a person’s text comes into, and those that the portal fills in by itself. */
export const TYPED_OPERATIONS: Readonly<Record<string, TypedOperation>> = {
  'a code by e-mail': sendsCode('EMAIL', 'email'),
  'a code by SMS': sendsCode('SMS', 'phone'),
  'a sign-in': {
    sends: /login /,
    fields: { code: '123456' },
    platform: { isSignedIn: false },
    play: async (visit, typed) => {
      const flow = signIn(visit);
      flow.send({ kind: 'type', field: 'email', text: ADDRESSES.email });
      await go(flow, { kind: 'send-code' }, 'code');
      flow.send({ kind: 'type-code', text: typed('code') });
      return go(flow, { kind: 'submit-code' }, 'signed-in');
    },
  },
  'a sign-in with both addresses': {
    sends: /login .*"email":/,
    fields: ADDRESSES,
    platform: {
      isSignedIn: false,
      refuses: (call, body) =>
        call.endsWith('login') && !body.includes('"email"') ? 'Unauthenticated_Buyer_Mismatch' : undefined,
    },
    play: async (visit, typed) => {
      const flow = signIn(visit);
      flow.send({ kind: 'type', field: 'email', text: ADDRESSES.email });
      await go(flow, { kind: 'send-code' }, 'code');
      flow.send({ kind: 'type-code', text: '123456' });
      await go(flow, { kind: 'submit-code' }, 'mismatch');
      flow.send({ kind: 'type', field: 'email', text: typed('email') });
      flow.send({ kind: 'type', field: 'phone', text: typed('phone') });
      return go(flow, { kind: 'submit-both' }, 'signed-in');
    },
  },
  'another e-mail': changesContact('EMAIL', 'avery@other.example'),
  'another mobile': changesContact('SMS', '202-555-0199'),
  'an address': {
    sends: /PUT .*\/contact\//,
    fields: {
      line1: '12 Rue de l’Église',
      line2: 'Apt 2',
      city: 'Montréal',
      region: 'qc',
      postalCode: 'h2y 1c6',
    },
    play: async ({ services, context, sent }, typed) => {
      const onFile = { ...buyerSample.contacts[0]?.address, country: 'US' } as PostalAddress;
      const flow = watched(services.get(BeginAddressChange)({ onFile }, context));
      const draft = {
        line1: typed('line1'),
        line2: typed('line2'),
        city: typed('city'),
        region: typed('region'),
        postalCode: typed('postalCode'),
        country: 'CA',
      } as const;
      flow.send({ kind: 'type-address', draft: { ...draft, region: '', postalCode: '' } });
      flow.send({ kind: 'type-address', draft });
      flow.send({ kind: 'save-address' });
      await until(() => sent.some(({ method }) => method === 'PUT') || flow.state().kind === 'editing');
      return problemsOf(flow.state());
    },
  },
  'a list of loans': {
    sends: /GET .*\/payment-agreement\?/,
    fields: { search: 'cedar', sort: 'balance', status: 'OUTSTANDING' },
    play: async ({ services }, typed) => {
      let searched = '';
      const flow = watched(
        services.get(BeginLoanSearch)({
          shown: '',
          onSearch: (search) => {
            searched = search;
          },
        }),
      );
      flow.send({ kind: 'type', text: typed('search') });
      await new Promise((resolve) => setImmediate(resolve));
      const asked = { searched, sort: typed('sort'), status: typed('status') };
      const view = viewFrom('outstanding', loanStatesOf('outstanding', true), asked);
      await loanList(services.get(ListLoans), 'outstanding', view).fetchPage(undefined, undefined);
      return [];
    },
  },
  'a search from a stored page': {
    sends: /GET .*\/payment-agreement\?/,
    fields: { search: 'cedar' },
    play: async ({ services }, typed) => {
      const view = viewFrom('closed', [], { searched: typed('search') });
      await loanList(services.get(ListLoans), 'closed', view).fetchPage(undefined, undefined);
      return [];
    },
  },
  'a history': {
    sends: /\/history[? ]/,
    fields: { type: 'FEE', status: 'FAILED', from: '2026-01-01', to: '2026-11-01' },
    play: async ({ services }, typed) => {
      const names = ['type', 'status', 'from', 'to'] as const;
      const filter = historyFilterFrom(Object.fromEntries(names.map((name) => [name, typed(name)])));
      await services.get(ReadHistory)(LOAN, queryOfHistory(filter));
      return [];
    },
  },
  'a loan’s page': link(/GET .*payment-agreement\/[^/]* /, 'loan', (services, text) =>
    services.get(ReadLoan)(text as LoanId),
  ),
  'a history’s page': link(/\/history /, 'loan', (services, text) =>
    services.get(ReadHistory)(text as LoanId, {}),
  ),
  'a document’s page': link(/document\/tila\/payment-agreement/, 'loan', (services, text) =>
    services.get(ReadLoanDocument)({ loanId: text as LoanId, viewType: 'tila', ...as }),
  ),
  'a prepared document’s page': link(/POST .*disclosure/, 'loan', (services, text) =>
    services.get(ReadLoanDocument)({ loanId: text as LoanId, viewType: 'one-time', ...as }),
  ),
  'an accepted document’s page': link(/document\/tila\/target/, 'target', (services, targetId) =>
    services.get(ReadAcknowledgedDocument)({ targetId, viewType: 'tila', ...as }),
  ),
  'a payment': {
    sends: /POST .*\/payment /,
    fields: { amount: '$50.25', date: '2026-11-25' },
    play: async ({ services, context, sent }, typed) => {
      const flow = watched(services.get(BeginPayment)({ loanId: LOAN }, context));
      await until(() => flow.state().kind === 'choosing');
      flow.send({ kind: 'choose-amount', choice: 'OTHER' });
      flow.send({ kind: 'type-amount', text: typed('amount') });
      flow.send({ kind: 'choose-day', text: typed('date') });
      flow.send({ kind: 'choose-method', methodId: 'method-1' as PaymentMethodId });
      const refused = await go(flow, { kind: 'review' }, 'reviewing');
      if (refused.length > 0) return refused;
      const isPrepared = () => {
        const state = flow.state();
        return state.kind === 'reviewing' && state.review.consent.kind === 'unseen';
      };
      return ordered(sent, '/payment', isPrepared, () => {
        flow.send({ kind: 'document-shown', documentId: DOCUMENT });
        flow.send({ kind: 'pay' });
      });
    },
  },
  'a payoff’s quote': {
    sends: /GET .*payoffOn=2026-11-2[^1]/,
    fields: { date: '2026-11-25' },
    play: async ({ services, context }, typed) => {
      const flow = watched(services.get(BeginPayoff)({ loanId: LOAN }, context));
      const quote = () => {
        const state = flow.state();
        return state.kind === 'choosing' ? state.quote.kind : undefined;
      };
      await until(() => quote() === 'ready');
      flow.send({ kind: 'choose-day', text: typed('date') });
      await until(() => quote() !== 'loading');
      if (quote() === 'no-day') flow.send({ kind: 'review' });
      return problemsOf(flow.state());
    },
  },
  'autopay of an own amount': {
    sends: /POST .*\/autopay /,
    fields: { amount: '60.00' },
    play: async ({ services, context, sent }, typed) => {
      const flow = watched(services.get(BeginAutopay)({ loanId: LOAN, enrolled: true }, context));
      await until(() => flow.state().kind === 'managing');
      flow.send({ kind: 'change', field: 'amount' });
      flow.send({ kind: 'choose-amount', amountType: 'OTHER' });
      flow.send({ kind: 'type-amount', text: typed('amount') });
      const refused = await go(flow, { kind: 'review' }, 'reviewing');
      if (refused.length > 0) return refused;
      const isPrepared = () => {
        const state = flow.state();
        return state.kind === 'reviewing' && state.consent.kind === 'unseen';
      };
      return ordered(sent, '/autopay', isPrepared, () => {
        flow.send({ kind: 'document-shown', documentId: DOCUMENT });
        flow.send({ kind: 'submit' });
      });
    },
  },
  'a language': {
    sends: /PUT \/api\/buyer\/[^/ ]+ /,
    fields: {},
    play: async ({ services }) => {
      await services.get(ChangeLanguage)('fr-ca');
      return [];
    },
  },
  'the flags': {
    sends: /featureflag/,
    fields: {},
    play: async ({ services }) => {
      await services.get(LoadFlags)();
      await services.get(EvaluateFlag)('payOff');
      return [];
    },
  },
  'a page of the gateway, and a removal': {
    sends: /DELETE \/v1\/payment-methods/,
    fields: {},
    play: async ({ services }) => {
      await services.get(AddPaymentMethod)({ locale: 'en-us' });
      await services.get(RemovePaymentMethod)({ id: 'method-2' as PaymentMethodId, type: 'DEBIT_CARD' });
      return [];
    },
  },
};
