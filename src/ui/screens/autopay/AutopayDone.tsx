import { css } from '@emotion/react';
import type { AutopayState } from '@member-portal/application/flows/autopay';
import { Button } from '../../controls/Button.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepControls } from '../../modal/step-controls.ts';
import { stepParts } from '../../modal/step-parts.ts';
import { methodName } from '../../payment/method-words.ts';
import { tokens } from '../../theme/tokens.ts';
import { SuccessLine } from '../ordering/SuccessLine.tsx';
import { DraftList } from './DraftList.tsx';

/** That autopay is on, what it draws next, and what can still be done about it. */
export const AutopayDone = ({
  state: { asked, drafts },
}: {
  readonly state: Extract<AutopayState, { readonly kind: 'saved' }>;
}) => {
  const t = useText();
  const format = useFormat();
  const { close } = useStepControls();
  // A draft in progress is drawn as it was: what was saved counts from the next one on.
  const first = drafts.find(({ lastChangeOn }) => lastChangeOn !== undefined) ?? drafts[0];
  return (
    <div css={stepParts}>
      {first ? (
        <SuccessLine>
          {t('autopay.done.first', { amount: format.money(first.amount), date: format.dateLong(first.on) })}
        </SuccessLine>
      ) : undefined}
      <DefinitionList
        items={[
          {
            term: t('autopay.fact.amount'),
            value: asked.amount ? format.money(asked.amount) : t(`autopay.amountType.${asked.amountType}`),
          },
          { term: t('autopay.fact.method'), value: methodName(t, asked.method) },
        ]}
      />
      <DraftList heading={t('autopay.drafts.title')} drafts={drafts} />
      <p css={words}>{t('autopay.done.next')}</p>
      <ModalActions>
        <Button wide onClick={close}>
          {t('payment.success.done')}
        </Button>
      </ModalActions>
    </div>
  );
};

const { color } = tokens;
const words = css({ color: color.textQuiet });
