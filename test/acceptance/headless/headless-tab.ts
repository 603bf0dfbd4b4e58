import type { Flow } from '@member-portal/application/flows';
import type { PageVisit, PageVisitEvent, VisitedPage } from '@member-portal/application/flows/page-visit';
import type { Services } from '@member-portal/application/services';
import type { Locale } from '@member-portal/domain/locale';
import type { Result } from 'neverthrow';
import { type WorkingStorage, workingStorage } from '../../support/infrastructure/storages.ts';
import type { HeadlessBrowser } from './headless-browser.ts';
import { visitPage } from './visit-page.ts';

type Attempt = () => Promise<Result<unknown, unknown> | undefined>;

/** A tab without a page: the portal's services, and the last thing that was tried in it. */
export interface HeadlessTab {
  readonly browser: HeadlessBrowser;
  readonly locale: Locale;
  readonly services: Services;
  readonly storage: WorkingStorage;
  readonly loadSignedIn: () => Promise<void>;
  /** Goes to a page; one that is open already stays. */
  readonly visit: (page: VisitedPage) => Flow<PageVisit, PageVisitEvent>;
  /** Leaves it for a page that has a flow of its own. */
  readonly leavePage: () => void;
  /** Does something that may fail for want of a connection, and remembers it for another try. */
  readonly attempt: (work: Attempt) => Promise<void>;
  readonly tryAgain: () => Promise<void>;
  /** Why the last attempt failed; undefined when it did not. */
  readonly failure: () => unknown;
  /** Puts the portal together again over the same storage, as a reloaded page does. */
  readonly reload: () => Promise<void>;
}

/** Opens a tab of a browser. */
export const openHeadlessTab = async (browser: HeadlessBrowser): Promise<HeadlessTab> => {
  const storage = workingStorage();
  let container = await browser.load(storage);
  let last: Attempt = async () => undefined;
  let outcome: Result<unknown, unknown> | undefined;

  let open: Flow<PageVisit, PageVisitEvent> | undefined;

  // A reload replaces the container, so every use asks the present one.
  const services: Services = { get: (token) => container.services.get(token) };
  const attempt = async (work: Attempt): Promise<void> => {
    last = work;
    outcome = await work();
  };

  return {
    browser,
    locale: browser.locale,
    storage,
    services,
    loadSignedIn: () => container.loadSignedIn(),
    visit: (page) => {
      if (open?.state().page === page) return open;
      open?.dispose();
      open = visitPage(services, page);
      return open;
    },
    leavePage: () => {
      open?.dispose();
      open = undefined;
    },
    attempt,
    tryAgain: () => attempt(last),
    failure: () => (outcome?.isErr() ? outcome.error : undefined),
    reload: async () => {
      container.dispose();
      open = undefined;
      container = await browser.load(storage);
    },
  };
};
