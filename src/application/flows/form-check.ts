/** The result of the last submission of a form. */
export interface FormCheck<Field extends string, Problem> {
  /** Increases with every problem found, so that a front end moves focus to the same problem when it recurs. */
  readonly attempt: number;
  /** By field, in form order. */
  readonly problems: Readonly<Partial<Record<Field, Problem>>>;
}
