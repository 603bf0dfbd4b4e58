import { css } from '@emotion/react';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { useEffect, useRef, useState } from 'react';
import { useToday } from '../../../clock/use-now.ts';
import { ActionLink } from '../../../controls/ActionLink.tsx';
import { Button } from '../../../controls/Button.tsx';
import { Card } from '../../../controls/Card.tsx';
import { FactLine } from '../../../controls/FactLine.tsx';
import { VisuallyHidden } from '../../../controls/VisuallyHidden.tsx';
import { LoanDialogs, useLoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { useAddMethod } from '../../../dialogs/use-add-method.tsx';
import { useText } from '../../../intl/use-text.ts';
import { EmptyDrawing } from '../../../loan/EmptyDrawing.tsx';
import { StepModal } from '../../../modal/StepModal.tsx';
import { useOpening } from '../../../modal/use-opening.ts';
import { methodFacts, methodName } from '../../../payment/method-words.ts';
import { Reading } from '../../../services/Reading.tsx';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { stack, text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';
import { RemoveMethodDialog } from './RemoveMethodDialog.tsx';

/** The payment methods on file, with buttons to remove and add one. */
export const PaymentMethods = () => {
  const t = useText();
  const read = useRead({ read: 'payment-methods' }, useService(ListPaymentMethods));
  const [removed, setRemoved] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // The dialog cannot return the focus to a button that was removed with its method. This runs after it has closed.
  useEffect(() => {
    if (removed > 0) heading.current?.focus();
  }, [removed]);

  const another = read.state === 'ready' && read.value.length > 0;
  const [adds, setAdds] = useState(false);
  const leave = (): void => setAdds(false);
  const step = useAddMethod(adds ? { another } : undefined, leave);
  // The first step has no previous step, so Back closes.
  const shown = step?.id.startsWith('add-method') ? { ...step, onBack: undefined } : step;
  return (
    <Card as="section" aria-labelledby="payment-methods">
      <h2 ref={heading} id="payment-methods" tabIndex={-1} css={[text.heading, title]}>
        {t('methods.title')}
      </h2>
      <Reading of={read}>
        {(methods) => (
          <div css={stack(4)}>
            {another ? (
              <LoanDialogs>
                <MethodList methods={methods} onRemoved={() => setRemoved(removed + 1)} />
              </LoanDialogs>
            ) : (
              <>
                <EmptyDrawing />
                <p>{t('methods.none')}</p>
              </>
            )}
            <div>
              <Button
                variant={another ? 'secondary' : 'primary'}
                aria-haspopup="dialog"
                onClick={() => setAdds(true)}
              >
                {t(another ? 'methods.addAnother' : 'methods.add')}
              </Button>
            </div>
          </div>
        )}
      </Reading>
      <StepModal open={shown !== undefined} onClose={leave} ignoreBackdrop step={shown ?? NOTHING} />
    </Card>
  );
};

/** The content of a closed dialog. */
const NOTHING = { id: 'closed', heading: '', content: undefined };

type MethodListProps = { readonly methods: readonly PaymentMethod[]; readonly onRemoved: () => void };

/** Methods, each with its remove button. `onRemoved` is called when one was removed and its dialog has closed. */
const MethodList = ({ methods, onRemoved }: MethodListProps) => {
  const t = useText();
  const { opening: removing, show, close } = useOpening<PaymentMethod>();
  const dialogs = useLoanDialogs();
  const today = useToday();
  return (
    <>
      <ul>
        {methods.map((method) => (
          <li key={method.id} css={row}>
            <div>
              <div css={[text.strong, text.breaking]}>{methodName(t, method)}</div>
              <p css={text.small}>
                <FactLine facts={methodFacts(t, method, today)} />
              </p>
            </div>
            <ActionLink aria-haspopup="dialog" onClick={() => show(method)}>
              {t('methods.remove')} <VisuallyHidden>{methodName(t, method)}</VisuallyHidden>
            </ActionLink>
          </li>
        ))}
      </ul>
      {removing && (
        <RemoveMethodDialog
          key={removing.key}
          method={removing.subject}
          open={removing.open}
          onClose={close}
          onManage={({ id: loanId, autopayEnrolled: enrolled }) => {
            close();
            dialogs.open({ flow: 'autopay', loanId, enrolled });
          }}
          onRemoved={() => {
            close();
            onRemoved();
          }}
        />
      )}
    </>
  );
};

const { color, space } = tokens;
const title = css({ marginBlockEnd: space[2], '&:focus:not(:focus-visible)': { outline: 'none' } });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
});
