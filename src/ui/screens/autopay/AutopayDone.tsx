import { css } from '@emotion/react';
import { Clock, PortalConfiguration } from '@member-portal/application/ports';
import type { Autopay } from '@member-portal/domain/autopay';
import { Button } from '../../controls/Button.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { methodName } from '../payment/method-words.ts';
import { SuccessLine } from '../payment/SuccessLine.tsx';
import type { CheckedAutopay } from './autopay-draft.ts';
import { type DraftLine, DraftList } from './DraftList.tsx';
import { draftLinesOf } from './draft-lines.ts';

/** That autopay is on, what it draws next, and what can still be done about it. */
export const AutopayDone = ({
  asked,
  autopay,
}: {
  readonly asked: CheckedAutopay;
  readonly autopay: Autopay;
}) => {
  const t = useText();
  const format = useFormat();
  const clock = useService(Clock);
  const { timeZone } = useService(PortalConfiguration);
  const { close } = useStepNavigation();
  usePageLoaded('autopay success');
  // The platform's drafts decide; where it tells none, those that were reviewed.
  const told = draftLinesOf(autopay.drafts, clock.now(), timeZone);
  const drafts: readonly DraftLine[] = told.length > 0 ? told : asked.preview.drafts;
  // A draft on its way is drawn as it was: what was saved counts from the next one on.
  const first = drafts.find(({ lastChangeOn }) => lastChangeOn !== undefined) ?? drafts[0];
  return (
    <div css={parts}>
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

const { color, space } = tokens;
// Not a grid: in one, the bar of buttons would not stay at the modal's edge.
const parts = css({ display: 'flex', flexDirection: 'column', gap: space[4] });
const words = css({ margin: 0, color: color.textQuiet });
