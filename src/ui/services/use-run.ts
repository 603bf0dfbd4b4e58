import type { Flow, FlowContext } from '@member-portal/application/flows';
import type { Token } from '@member-portal/application/services';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useService } from './ServicesProvider.tsx';
import { useFlow } from './use-flow.ts';
import { useReads } from './use-reads.ts';

/** Starts a run of a flow about a subject, with this page's reads and language, and subscribes as `useFlow` does. */
export const useRun = <Subject, State, Event>(
  flow: Token<(subject: Subject, context: FlowContext) => Flow<State, Event>>,
  subject: Subject,
  key: string,
): readonly [state: State, send: (event: Event) => void] => {
  const begin = useService(flow);
  const reads = useReads();
  const { locale } = useIntl();
  return useFlow(() => begin(subject, { reads, locale }), key);
};
