import { type ReadCache, SessionReads } from '@member-portal/application/reads';
import { useService } from './ServicesProvider.tsx';

/** The session's read cache, which screens share with flows. */
export const useReads = (): ReadCache => useService(SessionReads);
