import type { UnknownOutcome } from '@member-portal/application/results';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { ReactNode } from 'react';
import { useText } from '../intl/use-text.ts';
import { above } from '../theme/styles.ts';
import { Button } from './Button.tsx';
import { failureText } from './failure-text.ts';
import { handFocusOn } from './hand-focus-on.ts';
import { Notice } from './Notice.tsx';

/** The text for a failed read with a retry, or for a form that failed, which is sent again instead. */
export const Failure = ({
  failure,
  heading,
  noInput,
  onRetry,
}: {
  readonly failure: RequestFailure | UnknownOutcome | { readonly kind: 'not-found' };
  /** What could not be done, "We could not load this" by default. Not shown if the outcome is unknown. */
  readonly heading?: string | undefined;
  /** For a command without a form: there is no input to check. */
  readonly noInput?: true | undefined;
  readonly onRetry?: () => void;
}) => {
  const t = useText();
  const byDefault = failure.kind === 'not-found' ? 'failure.notFound.heading' : 'failure.heading';
  const title = failure.kind === 'unknown-outcome' ? t('failure.unknown.heading') : (heading ?? t(byDefault));
  const refused = noInput ? 'account.failed.refused' : 'failure.refused.text';
  return (
    <RetryNotice tone={failure.kind === 'not-found' ? 'warning' : 'danger'} heading={title} onAgain={onRetry}>
      {failureText(t, failure, onRetry ? undefined : refused)}
    </RetryNotice>
  );
};

/** A notice about something that failed or stopped, with an optional button to continue. */
export const RetryNotice = ({
  tone = 'warning',
  heading,
  children,
  again,
  onAgain,
}: {
  readonly tone?: 'warning' | 'danger';
  readonly heading: string;
  readonly children: ReactNode;
  /** The button's label, "Try again" by default. */
  readonly again?: string;
  readonly onAgain: (() => void) | undefined;
}) => {
  const t = useText();
  return (
    <Notice tone={tone} heading={heading} announce>
      <p>{children}</p>
      {onAgain && (
        <div ref={handFocusOn} css={above(3)}>
          <Button variant="secondary" onClick={onAgain}>
            {again ?? t('action.tryAgain')}
          </Button>
        </div>
      )}
    </Notice>
  );
};
