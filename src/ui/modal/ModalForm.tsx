import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import type { Form } from '../controls/use-form.tsx';
import { ModalActions } from './ModalActions.tsx';
import { stepParts } from './step-parts.ts';

/**
 * The form of a modal step: what introduces it, the summary of its problems, what failed at the last try, its fields, and the
 * button that submits it.
 */
export const ModalForm = ({
  form,
  intro,
  failure,
  submit,
  busy,
  children,
}: {
  readonly form: Form<never>;
  readonly intro?: ReactNode;
  /** What is told of the last try where it belongs to no field. */
  readonly failure?: ReactNode;
  /** What the button says. */
  readonly submit: string;
  readonly busy: boolean;
  readonly children: ReactNode;
}) => (
  <form {...form.props} css={stepParts}>
    {intro}
    {form.summary}
    {failure}
    {children}
    <ModalActions>
      <Button type="submit" wide busy={busy}>
        {submit}
      </Button>
    </ModalActions>
  </form>
);
