/** What the last submission of a form came to. */
export interface FormCheck<Field extends string, Problem> {
  /** Rises with everything that is found, so that a front end leads to the same problem again when it is found again. */
  readonly attempt: number;
  /** By field, in the order of the form. */
  readonly problems: Readonly<Partial<Record<Field, Problem>>>;
}
