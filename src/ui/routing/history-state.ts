declare module '@tanstack/history' {
  interface HistoryState {
    /** Where a visitor wanted to go before signing in; it lives and ends with the entry of the sign-in page. */
    readonly remembered?: string;
    /** What is to say of the end of the session that was here. */
    readonly ended?: 'session.loggedOut' | 'session.endedElsewhere';
  }
}

/** State of a sign-in page's entry in the history: the place to return to. */
export const remember = (location: string): { readonly remembered: string } => ({ remembered: location });
