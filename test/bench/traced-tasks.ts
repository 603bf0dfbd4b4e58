import type { Browser, Page } from 'playwright-core';
import type { Took } from './watched-times.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly functionName?: string; readonly url?: string; readonly type?: string };
  };
}

/** Tasks that are shorter are of no interest. */
const LEAST_MS = 16;
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'v8'];

const isTask = ({ name, ph }: TraceEvent): boolean => name === 'RunTask' && ph === 'X';

/** The parts of a task that took most of the thread's time. */
const partsOf = (task: TraceEvent, events: readonly TraceEvent[]): string => {
  const sums = new Map<string, number>();
  for (const { name, ts, tdur = 0, args } of events) {
    if (ts < task.ts || ts > task.ts + (task.dur ?? 0) || tdur < 2000) continue;
    const { type, functionName } = args?.data ?? {};
    const part = [name, type ?? functionName].filter(Boolean).join(' ');
    sums.set(part, (sums.get(part) ?? 0) + tdur);
  }
  const longest = [...sums].toSorted(([, one], [, other]) => other - one).slice(0, 3);
  return longest.map(([part, tdur]) => `${part} ${(tdur / 1000).toFixed(0)}`).join(', ');
};

/**
 * What the pages' main threads did while something is played: tasks with the processor time that they took, so that other work of the
 * machine does not count. What slows the processor runs on the same thread, and does.
 */
export const tracedTasks = async (
  browser: Browser,
  page: Page,
  play: () => Promise<void>,
): Promise<readonly Took[]> => {
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace: Buffer;
  try {
    await play();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const events = traceEvents.filter((event) => main.has(threadOf(event)) && event.ph === 'X');
  return events
    .filter((event) => isTask(event) && (event.tdur ?? 0) >= LEAST_MS * 1000)
    .map((task) => {
      const within = events.filter((event) => !isTask(event) && threadOf(event) === threadOf(task));
      return { kind: 'task', ms: (task.tdur ?? 0) / 1000, what: partsOf(task, within) };
    });
};
