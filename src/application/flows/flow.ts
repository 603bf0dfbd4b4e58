/**
 * One run of a buyer's task, such as a payment. A front end renders `state` and sends events; the flow does everything
 * else, from reading to reporting.
 */
export interface Flow<State, Event> {
  /** The same object until something changes. */
  state(): State;
  /** Calls back after every change. The first subscription starts the flow; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** An event that does not apply in the current state is ignored. */
  send(event: Event): void;
  /**
   * Ends the run: reads are cancelled and listeners are no longer called. Requests that change something are not aborted;
   * their outcome is recorded in the background.
   */
  dispose(): void;
}

/** The result of one step of a flow: the next state, and effects as plain data. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}
