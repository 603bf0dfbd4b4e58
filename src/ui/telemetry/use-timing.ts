import { RecordTiming } from '@member-portal/application/telemetry';
import { useEffect, useRef, useState } from 'react';
import { useFirstScreen } from '../controls/FirstScreen.tsx';
import { useService } from '../services/ServicesProvider.tsx';

/**
 * Sends monitoring once how many milliseconds passed until `ready`: since the page began to load on the first
 * screen of a visit, since the screen opened on any other. `firstScreenOnly` omits the latter.
 */
export const useTiming = (
  name: string,
  ready: boolean,
  options: { readonly firstScreenOnly?: boolean } = {},
): void => {
  const record = useService(RecordTiming);
  const firstScreen = useFirstScreen();
  // Read during render, because the effect of this screen's heading ends the first screen.
  const [start] = useState(() => ({
    at: firstScreen.current ? 0 : performance.now(),
    isFirst: firstScreen.current,
  }));
  const told = useRef(false);
  const due = ready && (start.isFirst || !options.firstScreenOnly);
  useEffect(() => {
    if (!due || told.current) return;
    told.current = true;
    record(name, performance.now() - start.at);
  }, [due, name, record, start]);
};
