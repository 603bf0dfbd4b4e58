import { css } from '@emotion/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Amount } from '../../controls/Amount.tsx';
import { Button } from '../../controls/Button.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { useToday } from '../loans/use-today.ts';
import { methodName } from './method-words.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

/** What was paid, under which number, and what happens next. */
export const DoneStep = ({ outcome }: { readonly outcome: PaymentOutcome }) => {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const { close } = useStepNavigation();
  usePageLoaded('payment success');
  const { amount, payOn, confirmation, method, stands } = outcome;
  const date = format.dateLong(payOn);
  const named = method ? methodName(t, method) : undefined;
  return (
    <div css={parts}>
      {stands ? (
        <div css={summary}>
          <CircleCheck size={40} aria-hidden="true" />
          <Amount value={amount} size="page" />
        </div>
      ) : (
        <Notice tone="danger" announce>
          <p>{t('payment.fell.text', { amount: format.money(amount) })}</p>
        </Notice>
      )}
      <DefinitionList
        items={[
          ...(confirmation ? [{ term: t('payment.success.confirmation'), value: confirmation }] : []),
          { term: t('payment.success.date'), value: date },
          ...(named ? [{ term: t('payment.success.method'), value: named }] : []),
        ]}
      />
      {stands ? (
        <section css={next}>
          <h3 css={title}>{t('payment.success.next')}</h3>
          <p css={words}>
            {payOn > today ? t('payment.success.nextLater', { date }) : t('payment.success.nextToday')}
          </p>
          {confirmation ? <p css={words}>{t('payment.success.keep')}</p> : undefined}
        </section>
      ) : undefined}
      <ModalActions>
        <Button wide onClick={close}>
          {t('payment.success.done')}
        </Button>
      </ModalActions>
    </div>
  );
};

const { color, corner, space, weight } = tokens;
// Not a grid: in one, the bar of buttons would not stay at the modal's edge.
const parts = css({ display: 'flex', flexDirection: 'column', gap: space[4] });
const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '& svg': { flex: 'none', color: color.successText },
});
const next = css({ padding: space[4], borderRadius: corner.control, backgroundColor: color.sunken });
const title = css({ margin: 0, fontSize: '1rem', fontWeight: weight.bold });
const words = css({ margin: 0, marginBlockStart: space[1] });
