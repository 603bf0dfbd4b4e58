import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import type { Form } from '../controls/use-form.tsx';
import { ModalActions } from './ModalActions.tsx';
import { stepFields, stepParts } from './step-parts.ts';

/** The form of a modal step: its error summary, its fields, and its submit button. */
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
  /** The submit button's label. */
  readonly submit: string;
  readonly busy?: boolean;
  /** Submitting is disabled, for a reason that the fields show. */
  readonly unavailable?: boolean;
  /** More space between the fields of a form with several choices. */
  readonly roomy?: boolean;
  /** A button for an alternative action. */
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
