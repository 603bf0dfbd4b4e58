import type { PaymentFault } from '../../acceptance/trials/faulty-payments.ts';
import type { PayingHand } from './paying-hand.ts';

/** What a trial works with: a hand at the button that pays, and the means to come between. */
export interface TrialPlace {
  readonly hand: PayingHand;
  readonly openHand: () => Promise<PayingHand>;
  /** The next payment meets a fault; gives a wait for its having left. */
  readonly nextMeets: (fault: PaymentFault) => Promise<() => Promise<void>>;
  readonly setOffline: (offline: boolean) => Promise<void>;
}

/** Presses the button, and is there as soon as the payment has left the page. */
const payInFlight = async ({ hand, nextMeets }: TrialPlace): Promise<void> => {
  const left = await nextMeets('never-answered');
  await hand.payButton().click();
  await left();
};

const payMeeting = async ({ hand, nextMeets }: TrialPlace, fault: PaymentFault): Promise<PayingHand> => {
  await nextMeets(fault);
  await hand.payButton().click();
  return hand;
};

/**
 * The ways in which people and networks may send a payment twice, starting with the pay button. Each returns the page
 * on which the borrower continues.
 */
export const BROWSER_WAYS = {
  'double click': async ({ hand }) => {
    await hand.payButton().dblclick();
    return hand;
  },
  'triple click': async ({ hand }) => {
    await hand.payButton().click({ clickCount: 3 });
    return hand;
  },
  'Enter and click': async ({ hand }) => {
    await hand.portal.paysTwiceAtOnce('Enter and click');
    return hand;
  },
  'retry after timeout': (place) => payMeeting(place, 'answer-lost'),
  'reload while sending': async (place) => {
    await payInFlight(place);
    await place.hand.page.reload();
    return place.hand;
  },
  'back and forward': async (place) => {
    await payInFlight(place);
    await place.hand.page.goBack();
    await place.hand.page.goForward();
    return place.hand;
  },
  'two tabs': async ({ hand, openHand }) => {
    const second = await openHand();
    await second.ready();
    await Promise.all([hand, second].map(({ payButton }) => payButton().click()));
    return second;
  },
  'killed tab': async (place) => {
    await payInFlight(place);
    await place.hand.page.close();
    return place.openHand();
  },
  'offline and online': async ({ hand, setOffline }) => {
    await setOffline(true);
    await hand.payButton().click();
    await setOffline(false);
    return hand;
  },
  '401 before it': (place) => payMeeting(place, 'refused-401'),
  '401 while sending': (place) => payMeeting(place, 'made-401'),
} as const satisfies Readonly<Record<string, (place: TrialPlace) => Promise<PayingHand>>>;
export type BrowserWay = keyof typeof BROWSER_WAYS;
