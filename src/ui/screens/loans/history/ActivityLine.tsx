import { css } from '@emotion/react';
import { isPositive } from '@member-portal/domain/money';
import {
  type Activity,
  allocationOf,
  hasReceipt,
  isPlainlyBooked,
  type replacedBy,
} from '@member-portal/domain/payment';
import { ActionLink } from '../../../controls/ActionLink.tsx';
import { Amount } from '../../../controls/Amount.tsx';
import { FactLine } from '../../../controls/FactLine.tsx';
import { StatusChip } from '../../../controls/StatusChip.tsx';
import { useWords, type Words } from '../../../intl/use-words.ts';
import { paymentChipOf } from '../../../loan/status-chips.ts';
import { methodName } from '../../../payment/method-words.ts';
import { row, text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';

type Replaced = ReturnType<typeof replacedBy>;

/** Names the payment that a line replaces. */
export const inPlaceOf = ({ t, format }: Words, replaced: Replaced): string | undefined =>
  replaced === 'not-listed'
    ? t('loan.activity.replacesEarlier')
    : replaced &&
      t('loan.activity.replaces', {
        amount: format.money(replaced.amount),
        date: format.dateLong(replaced.on),
      });

/** The kind of an activity, and its state if it has one. */
export const ActivityName = ({ activity }: { readonly activity: Activity }) => {
  const { t } = useWords();
  const { type, status } = activity;
  return (
    <span css={what}>
      <span css={text.medium}>{t(`loan.activity.type.${type}`)}</span>
      {!isPlainlyBooked(activity) && (
        <StatusChip style={paymentChipOf(status)} text={t(`loan.activity.status.${status}`)} />
      )}
    </span>
  );
};

/** Shows the receipt of a payment that has one. */
export const ReceiptLink = ({
  activity,
  onReceipt,
}: {
  readonly activity: Activity;
  readonly onReceipt: (activity: Activity) => void;
}) => {
  const { t, format } = useWords();
  const [amount, date] = [format.money(activity.amount), format.dateLong(activity.on)];
  return (
    hasReceipt(activity) && (
      <ActionLink aria-label={t('loan.receipt.of', { amount, date })} onClick={() => onReceipt(activity)}>
        {t('loan.receipt.show')}
      </ActionLink>
    )
  );
};

/** One line of the history: kind, day, state, and the allocation of the money. */
export const ActivityLine = ({
  activity,
  replaced,
  brief = false,
  onReceipt,
}: {
  readonly activity: Activity;
  /** The payment that it replaces. */
  readonly replaced?: Replaced;
  /** Show only kind, day and state. */
  readonly brief?: boolean;
  /** Shows the receipt; absent if there is no space for one, or none is offered. */
  readonly onReceipt?: ((activity: Activity) => void) | undefined;
}) => {
  const words = useWords();
  const { t, format } = words;
  const note = inPlaceOf(words, replaced);
  const { amount, on, method, confirmation } = activity;
  const facts = [
    format.dateLong(on),
    !brief && method && methodName(t, method),
    !brief && confirmation && t('loan.activity.confirmation', { confirmation }),
  ].filter((fact) => fact !== false && fact !== undefined);
  const spread = brief ? undefined : allocationOf(activity);
  const parts = spread && {
    principal: format.money(spread.principal),
    interest: format.money(spread.interest),
    fees: format.money(spread.fees),
  };
  return (
    <li css={line}>
      <ActivityName activity={activity} />
      <span css={figure}>
        <Amount value={amount} />
      </span>
      <span>
        <FactLine facts={facts} />
      </span>
      {note && <span>{note}</span>}
      {spread && (
        <span>{t(isPositive(spread.fees) ? 'loan.activity.allocation' : 'loan.schedule.split', parts)}</span>
      )}
      {onReceipt && hasReceipt(activity) && (
        <span>
          <ReceiptLink activity={activity} onReceipt={onReceipt} />
        </span>
      )}
    </li>
  );
};

const { color, media, size, space, weight } = tokens;
const what = row(3, 1);
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  [media.fewLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&:last-of-type': { borderBlockEnd: 0 },
  // Details besides its name and amount.
  '& > :nth-of-type(n + 3)': {
    gridColumn: '1 / -1',
    fontSize: size.small,
    color: color.textQuiet,
    overflowWrap: 'anywhere',
    '& > button': { minBlockSize: '1.5rem' },
  },
});
const figure = css({ fontWeight: weight.bold, textAlign: 'end', [media.fewLetters]: { textAlign: 'start' } });
