import { Log, Monitoring, PortalConfiguration } from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { ServicesProvider } from '../../../src/ui/services/ServicesProvider.tsx';
import { RenderErrorBoundary } from '../../../src/ui/shell/UnexpectedError.tsx';
import { fakeLog } from '../../support/fakes/fake-log.ts';
import { fakeMonitoring } from '../../support/fakes/fake-monitoring.ts';
import { fakePortalConfiguration } from '../../support/fakes/fake-portal-configuration.ts';

const Broken = (): never => {
  throw new RangeError('avery.stone@example.com has no balance');
};

const showBroken = async (log = fakeLog(), monitoring = fakeMonitoring()): Promise<void> => {
  const services = createServices([
    provide(Log, log),
    provide(Monitoring, monitoring),
    provide(
      PortalConfiguration,
      fakePortalConfiguration({
        support: { 'en-us': { phone: '1-800-555-0142', hours: 'Monday to Friday' } },
      }),
    ),
  ]);
  const messages = await loadMessages('en-us');
  render(
    <ServicesProvider services={services} loadSignedIn={async () => undefined}>
      <IntlProvider locale="en-us" messages={messages} onProblem={() => undefined}>
        <RenderErrorBoundary>
          <Broken />
        </RenderErrorBoundary>
      </IntlProvider>
    </ServicesProvider>,
  );
};

describe('a view that fails while rendering', () => {
  // Proves.
  it('is replaced by the generic error screen, and logged without what was on the screen', async () => {
    // React reports what a boundary caught; that report is expected here.
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => report.mockRestore());
    const [log, monitoring] = [fakeLog(), fakeMonitoring()];
    await showBroken(log, monitoring);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    screen.getByRole('link', { name: '1-800-555-0142' });
    screen.getByText(/Monday to Friday/);
    expect(log.entries).toEqual([
      { level: 'error', message: 'unexpected error', fields: { error: 'RangeError', place: 'page' } },
    ]);
    expect(monitoring.errors).toEqual([{ error: expect.any(RangeError), context: { place: 'page' } }]);
    expect(JSON.stringify(log.entries)).not.toContain('avery');
  });

  it('says while offline that it loads by itself once online: a reload would lose the portal', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => {
      report.mockRestore();
      line.mockRestore();
    });
    await showBroken();
    expect(
      screen.getByRole('heading', { name: 'We can’t open this page while you’re offline' }),
    ).toBeTruthy();
    expect(screen.getByText('It will open when you’re connected again.')).toBeTruthy();
    expect(screen.queryByText('Something went wrong')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(screen.getByText('You’re still offline.')).toBeTruthy();
  });
});
