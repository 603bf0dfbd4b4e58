/**
 * One run of something that a buyer gets done, such as a payment. A front end reads `state`, draws it, and sends events;
 * everything else, from reading to reporting, is the flow's.
 */
export interface Flow<State, Event> {
  /** The same object until something changes. */
  state(): State;
  /** Calls back after every change. The first subscription starts the flow; the returned function ends this one. */
  subscribe(listener: () => void): () => void;
  /** Total: an event without meaning in the present state changes nothing. */
  send(event: Event): void;
  /**
   * Ends the run: reads are cancelled and listeners are no longer called. What was sent to the platform is
   * never aborted; it settles its records in the background.
   */
  dispose(): void;
}

/** What one step of a flow leads to: the next state, and effects as plain data for the flow's interpreter. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}
