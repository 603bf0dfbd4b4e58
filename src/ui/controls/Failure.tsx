import { css } from '@emotion/react';
import type { UnknownOutcome } from '@member-portal/application/results';
import type { RequestFailure } from '@member-portal/domain/failure';
import { useText } from '../intl/use-text.ts';
import { tokens } from '../theme/tokens.ts';
import { Button } from './Button.tsx';
import { failureText } from './failure-text.ts';
import { handFocusOn } from './hand-focus-on.ts';
import { Notice } from './Notice.tsx';

/** A call that failed, in words, with a way to try again where trying again can help. */
export const Failure = ({
  failure,
  heading,
  onRetry,
}: {
  readonly failure: RequestFailure | UnknownOutcome | { readonly kind: 'not-found' };
  /** What could not be done, "We could not load this" by default. Not shown while nobody knows whether it was done. */
  readonly heading?: string;
  readonly onRetry?: () => void;
}) => {
  const t = useText();
  const byDefault = failure.kind === 'not-found' ? 'failure.notFound.heading' : 'failure.heading';
  const title = failure.kind === 'unknown-outcome' ? t('failure.unknown.heading') : (heading ?? t(byDefault));
  return (
    <Notice tone={failure.kind === 'not-found' ? 'warning' : 'danger'} heading={title} announce>
      <p>{failureText(t, failure)}</p>
      {onRetry ? (
        <div ref={handFocusOn} css={spaced}>
          <Button variant="secondary" onClick={onRetry}>
            {t('action.tryAgain')}
          </Button>
        </div>
      ) : undefined}
    </Notice>
  );
};

const spaced = css({ marginBlockStart: tokens.space[3] });
