import { css } from '@emotion/react';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { Card } from '../../../controls/Card.tsx';
import { Failure } from '../../../controls/Failure.tsx';
import { Spinner } from '../../../controls/Spinner.tsx';
import { LoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { useText } from '../../../intl/use-text.ts';
import { EmptyDrawing } from '../../../loan/EmptyDrawing.tsx';
import { useOpening } from '../../../modal/use-opening.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { tokens } from '../../../theme/tokens.ts';
import { AddMethodDialog } from './AddMethodDialog.tsx';
import { MethodList } from './MethodList.tsx';

/** The payment methods on file, with the ways to remove one and to add another. */
export const PaymentMethods = () => {
  const t = useText();
  const list = useService(ListPaymentMethods);
  const methods = useRead({ read: 'payment-methods' }, (signal) => list(signal));
  const { opening: adding, show: add, close } = useOpening<{ readonly another: boolean }>();
  const [removed, setRemoved] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that opened the dialog went with its method, so that the closed dialog has nothing to give the focus back to.
  // This runs after the dialog has closed.
  useEffect(() => {
    if (removed > 0) heading.current?.focus();
  }, [removed]);

  const some = methods.state === 'ready' && methods.value.length > 0;
  return (
    <Card as="section" aria-labelledby="payment-methods">
      <h2 ref={heading} id="payment-methods" tabIndex={-1} css={title}>
        {t('methods.title')}
      </h2>
      {methods.state === 'loading' ? <Spinner /> : undefined}
      {methods.state === 'failed' ? <Failure failure={methods.failure} onRetry={methods.retry} /> : undefined}
      {some ? (
        <LoanDialogs>
          <MethodList methods={methods.value} onRemoved={() => setRemoved((count) => count + 1)} />
        </LoanDialogs>
      ) : undefined}
      {methods.state === 'ready' && !some ? (
        <div css={none}>
          <EmptyDrawing />
          <p>{t('methods.none')}</p>
        </div>
      ) : undefined}
      {methods.state === 'ready' ? (
        <div css={spaced}>
          <Button
            variant={some ? 'secondary' : 'primary'}
            aria-haspopup="dialog"
            onClick={() => add({ another: some })}
          >
            {t(some ? 'methods.addAnother' : 'methods.add')}
          </Button>
        </div>
      ) : undefined}
      {adding ? (
        <AddMethodDialog
          key={adding.key}
          open={adding.open}
          another={adding.subject.another}
          onClose={close}
        />
      ) : undefined}
    </Card>
  );
};

const { size, space, weight } = tokens;
const title = css({
  marginBlockEnd: space[2],
  fontSize: size.heading,
  fontWeight: weight.bold,
  '&:focus:not(:focus-visible)': { outline: 'none' },
});
const none = css({ display: 'grid', gap: space[3], marginBlockStart: space[4] });
const spaced = css({ marginBlockStart: space[4] });
