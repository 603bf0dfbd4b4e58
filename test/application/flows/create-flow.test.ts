import { createFlow, idleFlow, type Run, type Step } from '@member-portal/application/flows';
import { describe, expect, it } from 'vitest';

type Event = 'add' | 'ask' | 'answered' | 'nothing';
type Effect = { readonly ask: number };
const none: readonly Effect[] = [];

const step = (state: number, event: Event): Step<number, Effect> => {
  switch (event) {
    case 'add':
      return { state: state + 1, effects: none };
    case 'ask':
      return { state: state + 10, effects: [{ ask: state + 10 }] };
    case 'answered':
      return { state: state + 100, effects: none };
    case 'nothing':
      return { state, effects: none };
  }
};

const aFlow = (run: (effect: Effect, flow: Run<Event>) => void = () => undefined) => {
  const asked: number[] = [];
  let handed: Run<Event> | undefined;
  const flow = createFlow<number, Event, Effect>({
    first: { state: 0, effects: [{ ask: 0 }] },
    step,
    run: (effect, given) => {
      asked.push(effect.ask);
      handed = given;
      run(effect, given);
    },
  });
  return { flow, asked, run: () => handed };
};

describe('a flow', () => {
  it('starts nothing before the first `subscribe` or `send`, and starts once', () => {
    const { flow, asked } = aFlow();
    expect([flow.state(), asked]).toEqual([0, []]);
    flow.subscribe(() => undefined);
    flow.subscribe(() => undefined);
    flow.send('add');
    expect(asked).toEqual([0]);
  });

  it('starts with its first event, before the event is handled', () => {
    const { flow, asked } = aFlow();
    flow.send('ask');
    expect(asked).toEqual([0, 10]);
  });

  it('runs effects, other listeners and later events where a listener throws, and passes the error on', () => {
    const { flow, asked } = aFlow(({ ask }, given) => {
      if (ask > 0) given.send('add');
    });
    const told: number[] = [];
    flow.subscribe(() => {
      throw new Error('not drawn');
    });
    flow.subscribe(() => told.push(flow.state()));
    expect(() => flow.send('ask')).toThrow('not drawn');
    expect([asked, told]).toEqual([
      [0, 10],
      [10, 11],
    ]);
  });

  it('notifies of a change, but not of an event that changes nothing', () => {
    const { flow } = aFlow();
    const told: number[] = [];
    const stop = flow.subscribe(() => told.push(flow.state()));
    flow.send('nothing');
    flow.send('add');
    stop();
    flow.send('add');
    expect([told, flow.state()]).toEqual([[1], 2]);
  });

  it('handles a synchronous answer of an effect after the step that requested it', () => {
    const { flow } = aFlow((effect, { send }) => {
      if (effect.ask > 0) send('answered');
    });
    const told: number[] = [];
    flow.subscribe(() => told.push(flow.state()));
    flow.send('ask');
    expect(told).toEqual([10, 110]);
  });

  it('queues what a listener sends while it is called: every listener gets every state', () => {
    const { flow } = aFlow();
    const [first, second]: [number[], number[]] = [[], []];
    flow.subscribe(() => {
      first.push(flow.state());
      if (flow.state() === 1) flow.send('add');
    });
    flow.subscribe(() => second.push(flow.state()));
    flow.send('add');
    expect([first, second]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('continues after an effect that throws', () => {
    const { flow } = aFlow(({ ask }) => {
      if (ask === 10) throw new Error('broken');
    });
    expect(() => flow.send('ask')).toThrow('broken');
    flow.send('add');
    expect(flow.state()).toBe(11);
  });

  it('once disposed does not change or notify, cancels its reads, and starts nothing', () => {
    const { flow, asked, run } = aFlow();
    const told: number[] = [];
    flow.subscribe(() => told.push(flow.state()));
    expect(run()?.disposed.aborted).toBe(false);
    flow.dispose();
    run()?.send('answered');
    flow.send('ask');
    expect([flow.state(), told, asked]).toEqual([0, [], [0]]);
    expect(run()?.disposed.aborted).toBe(true);

    const unseen = aFlow();
    unseen.flow.dispose();
    unseen.flow.subscribe(() => undefined);
    expect(unseen.asked).toEqual([]);
  });
});

describe('a flow without a run', () => {
  it('has no state and calls no listener', () => {
    let called = false;
    const stop = idleFlow.subscribe(() => {
      called = true;
    });
    idleFlow.send('anything');
    stop();
    idleFlow.dispose();
    expect([idleFlow.state(), called]).toEqual([undefined, false]);
  });
});
