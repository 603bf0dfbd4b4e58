declare module '@tanstack/history' {
  interface HistoryState {
    /** Where a visitor wanted to go before signing in; it lives and ends with the entry of the sign-in page. */
    readonly remembered?: string;
    /** The session was ended by the platform or by time, not by the buyer. */
    readonly loggedOut?: boolean;
  }
}

/** State of a sign-in page's entry in the history: the place to return to. */
export const remember = (location: string): { readonly remembered: string } => ({ remembered: location });
