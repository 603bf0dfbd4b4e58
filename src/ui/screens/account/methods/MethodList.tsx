import { css } from '@emotion/react';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { ActionLink } from '../../../controls/ActionLink.tsx';
import { FactLine } from '../../../controls/FactLine.tsx';
import { VisuallyHidden } from '../../../controls/VisuallyHidden.tsx';
import { useLoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { useText } from '../../../intl/use-text.ts';
import { useOpening } from '../../../modal/use-opening.ts';
import { methodFacts, methodName } from '../../../payment/method-words.ts';
import { tokens } from '../../../theme/tokens.ts';
import { RemoveMethodDialog } from './RemoveMethodDialog.tsx';

/** Methods, each with its way to remove it. */
export const MethodList = ({
  methods,
  onRemoved,
}: {
  readonly methods: readonly PaymentMethod[];
  /** One was removed, and its dialog has closed. */
  readonly onRemoved: () => void;
}) => {
  const t = useText();
  const { opening: removing, show, close } = useOpening<PaymentMethod>();
  const dialogs = useLoanDialogs();
  return (
    <>
      <ul>
        {methods.map((method) => (
          <li key={method.id} css={row}>
            <div>
              <div css={strong}>{methodName(t, method)}</div>
              <p css={quiet}>
                <FactLine facts={methodFacts(t, method)} />
              </p>
            </div>
            <ActionLink aria-haspopup="dialog" onClick={() => show(method)}>
              {t('methods.remove')} <VisuallyHidden>{methodName(t, method)}</VisuallyHidden>
            </ActionLink>
          </li>
        ))}
      </ul>
      {removing ? (
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
      ) : undefined}
    </>
  );
};

const { color, size, space, weight } = tokens;
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
});
const strong = css({ fontWeight: weight.bold, overflowWrap: 'anywhere' });
const quiet = css({ color: color.textQuiet, fontSize: size.small });
