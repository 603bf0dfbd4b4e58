/** An address as a borrower gives it. */
export interface AddressWish {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  /** As the lender writes it: `NY`, `QC`. */
  readonly region: string;
  readonly postalCode: string;
  readonly country: 'US' | 'CA';
}

/** What borrowers do with their account, and what they can check on the screen. */
export interface AccountPortal {
  opensAccount(): Promise<void>;
  /** The account page has these values, formatted or not. */
  seesContact(email: string, mobile: string): Promise<void>;
  /** Asks for a change of the e-mail, or of the mobile; a code goes to the new one. */
  asksToChangeEmail(typed: string): Promise<void>;
  asksToChangeMobile(typed: string): Promise<void>;
  /** Gives the code that came to the new e-mail or mobile. */
  confirmsChange(code: string): Promise<void>;
  isToldCodeIsWrong(tries: number): Promise<void>;
  isToldContactChanged(): Promise<void>;
  changesAddress(wish: AddressWish): Promise<void>;
  isToldAddressChanged(): Promise<void>;

  /** No code came by e-mail: gives the mobile for another one. */
  triesMobileInstead(typed: string): Promise<void>;
  /** After a sign-in by mobile: asked which of two e-mails is right. */
  isAskedWhichEmail(onFile: string, typed: string): Promise<void>;
  keepsEmail(): Promise<void>;
  /** Wants the typed one, which a code goes to. */
  replacesEmail(): Promise<void>;

  /** Asks for another language and says yes. */
  changesLanguage(to: 'en-ca' | 'fr-ca'): Promise<void>;
  speaks(locale: 'en-ca' | 'fr-ca'): Promise<void>;

  optsOut(): Promise<void>;
  doesNotShare(): Promise<void>;
  readsPrivacyPolicy(): Promise<void>;

  /**
   * Analytics received exactly these events since the visit began, and these pages since the first named one, in this
   * order.
   */
  hasTold(told: { readonly pages: readonly string[]; readonly events: readonly string[] }): Promise<void>;
}
