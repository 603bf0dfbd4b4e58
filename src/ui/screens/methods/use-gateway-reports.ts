import { GatewayMessages, type GatewayReport, type GatewaySession } from '@member-portal/application/ports';
import { type RefObject, useEffect, useRef } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';

/** Hears what the page in a frame reports: only messages of that very frame are read at all. */
export const useGatewayReports = (
  session: GatewaySession,
  frame: RefObject<HTMLIFrameElement | null>,
  heard: (report: GatewayReport) => void,
): void => {
  const messages = useService(GatewayMessages);
  const latest = useRef(heard);
  latest.current = heard;
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent): void => {
      if (!source || source !== frame.current?.contentWindow) return;
      const report = messages.read(session, { origin, data });
      if (report) latest.current(report);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [messages, session, frame]);
};
