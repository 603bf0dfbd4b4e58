import type { FormCheck } from '@member-portal/application/flows';
import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Notice } from './Notice.tsx';

/** The id of a field and its error, for its control. */
export interface DrawnField {
  readonly id: string;
  readonly error: string | undefined;
}

/** A form's props and errors after its last validation. */
export interface Form<Field extends string> {
  /** For the `form` element. */
  readonly props: { readonly noValidate: true; readonly onSubmit: (event: FormEvent) => void };
  /** The errors at the top of the form, which take the focus whenever some are found, or another failure. */
  readonly summary: ReactNode;
  readonly field: (name: Field) => DrawnField;
}

/** A form validated by its owner: shows the errors beside their fields and above the form. */
export const useForm = <Field extends string, Problem>(
  { attempt, problems }: FormCheck<Field, Problem>,
  {
    id,
    words,
    failure,
    onSubmit,
  }: {
    /** Prefix of the fields' ids, unique on the page. */
    readonly id: string;
    readonly words: (problem: Problem, field: Field) => string;
    /** Why the last submission failed, if that belongs to no field. */
    readonly failure?: { readonly heading: string; readonly text: ReactNode } | false | undefined;
    readonly onSubmit: () => void;
  },
): Form<Field> => {
  const idOf = (field: string): string => `${id}-${field}`;
  const error = (field: Field): string | undefined => {
    const problem = problems[field];
    return problem === undefined ? undefined : words(problem, field);
  };
  const found = (Object.keys(problems) as Field[]).flatMap((field) => {
    const text = error(field);
    return text === undefined ? [] : [{ field: idOf(field), text }];
  });
  return {
    props: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        onSubmit();
      },
    },
    summary: (
      <>
        <ErrorSummary attempt={attempt} problems={found} />
        {failure && (
          <Notice key={attempt} tone="danger" heading={failure.heading} announce>
            {failure.text}
          </Notice>
        )}
      </>
    ),
    field: (name) => ({ id: idOf(name), error: error(name) }),
  };
};
