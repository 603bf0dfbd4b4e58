/** What the last submission of a form came to. */
export interface FormCheck<Field extends string, Problem> {
  /** Rises with every problem found, so that a front end moves focus to the same problem when it recurs. */
  readonly attempt: number;
  /** By field, in the order of the form. */
  readonly problems: Readonly<Partial<Record<Field, Problem>>>;
}
