import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import type { Form } from '../controls/use-form.tsx';
import { ModalActions } from './ModalActions.tsx';
import { stepFields, stepParts } from './step-parts.ts';

/** The form of a modal step: the summary of what is wrong with it, its fields, and the button that submits it. */
export const ModalForm = ({
  form,
  intro,
  submit,
  busy = false,
  unavailable = false,
  roomy = false,
  otherwise,
  children,
}: {
  readonly form: Form<never>;
  /** Above the summary. */
  readonly intro?: ReactNode;
  /** What the button says. */
  readonly submit: string;
  readonly busy?: boolean;
  /** It cannot be submitted yet, for a reason that the fields show. */
  readonly unavailable?: boolean;
  /** More room between the fields of a form with several choices. */
  readonly roomy?: boolean;
  /** A button for another way on. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}) => (
  <form {...form.props} css={roomy ? stepFields : stepParts}>
    {intro}
    {form.summary}
    {children}
    <ModalActions>
      <Button type="submit" wide busy={busy} unavailable={unavailable}>
        {submit}
      </Button>
      {otherwise}
    </ModalActions>
  </form>
);
