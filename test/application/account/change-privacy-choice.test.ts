import { ChangePrivacyChoice } from '@member-portal/application/account';
import { createMemoryPrivacyChoices } from '@member-portal/application/memory';
import { Analytics, PrivacyChoices } from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import { describe, expect, it } from 'vitest';

/** Analytics that records the choices at the time of each event. */
const aBuyer = () => {
  const choices = createMemoryPrivacyChoices();
  const heard: unknown[] = [];
  const services = createServices([
    provide(PrivacyChoices, choices),
    provide(Analytics, {
      pageLoaded: () => undefined,
      track: (event, info) => heard.push([event, info, choices.current()]),
    }),
  ]);
  return { choices, heard, change: services.get(ChangePrivacyChoice) };
};

describe('a privacy choice', () => {
  it('to opt out is the last event that analytics receives, and to opt in the first', () => {
    const { change, heard, choices } = aBuyer();
    change('optedOut', true);
    expect(choices.current()).toEqual({ optedOut: true, doNotShare: false });
    change('optedOut', false);
    expect(heard).toEqual([
      ['opt_out_toggle', { optedOut: true }, { optedOut: false, doNotShare: false }],
      ['opt_out_toggle', { optedOut: false }, { optedOut: false, doNotShare: false }],
    ]);
  });

  it('not to share already applies to its own event', () => {
    const { change, heard } = aBuyer();
    change('doNotShare', true);
    expect(heard).toEqual([
      ['do_not_share_my_information', { optedOut: true }, { optedOut: false, doNotShare: true }],
    ]);
  });

  it('leaves the other one as it is', () => {
    const { change, choices } = aBuyer();
    change('doNotShare', true);
    change('optedOut', true);
    change('doNotShare', false);
    expect(choices.current()).toEqual({ optedOut: true, doNotShare: false });
  });
});
