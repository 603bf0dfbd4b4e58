import { css } from '@emotion/react';
import type { AutopayOptions } from '@member-portal/application/autopay';
import { Clock, PortalConfiguration } from '@member-portal/application/ports';
import { RecordEvent } from '@member-portal/application/telemetry';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { ActionLink } from '../../controls/ActionLink.tsx';
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
import { WhichLoan } from '../payment/WhichLoan.tsx';
import { AutopayPaused } from './AutopayPaused.tsx';
import type { AutopayField } from './autopay-draft.ts';
import { DraftList } from './DraftList.tsx';
import { draftLinesOf } from './draft-lines.ts';

/** Autopay as it stands: each line with the way to change it, what it draws next and until when that can be changed. */
export const ManageAutopayStep = ({
  options: { loan, current },
  movable,
  onChange,
}: {
  readonly options: AutopayOptions;
  /** Whether there is another day that the next changeable draft could begin with. */
  readonly movable: boolean;
  readonly onChange: (field: AutopayField) => void;
}) => {
  const t = useText();
  const format = useFormat();
  const clock = useService(Clock);
  const { timeZone } = useService(PortalConfiguration);
  const recordEvent = useService(RecordEvent);
  const navigation = useStepNavigation();
  usePageLoaded('manage autopay');
  const { autopay } = loan;
  const drafts = draftLinesOf(autopay.drafts, clock.now(), timeZone);
  const next = drafts.find(({ lastChangeOn }) => lastChangeOn !== undefined);
  const change = (field: AutopayField) => (
    <ActionLink
      aria-label={t(`autopay.change.${field}`)}
      onClick={() => {
        onChange(field);
        navigation.next('form');
      }}
    >
      {t('payment.review.change')}
    </ActionLink>
  );
  const type = autopay.amountType;
  const standing =
    type === 'INSTALLMENT' || type === 'OTHER' || type === 'OUTSTANDING_BALANCE' ? type : undefined;
  const turnOff = (): void => {
    recordEvent(trackedEvent('autopay_toggle_off'));
    navigation.next('turnOff');
  };
  return (
    <div css={parts}>
      <WhichLoan loan={loan} />
      {autopay.pausedReason !== undefined ? <AutopayPaused reason={autopay.pausedReason} /> : undefined}
      <DefinitionList
        items={[
          {
            term: t('autopay.fact.amount'),
            value: autopay.amount
              ? format.money(autopay.amount)
              : standing
                ? t(`autopay.amountType.${standing}`)
                : t('autopay.fact.unknown'),
            action: change('amountType'),
          },
          { term: t('autopay.fact.frequency'), value: t(`autopay.frequency.short.${loan.frequency}`) },
          {
            term: t('autopay.fact.method'),
            value: current ? methodName(t, current) : t('autopay.fact.unknown'),
            action: change('method'),
          },
          ...(next
            ? [
                {
                  term: t(next === drafts[0] ? 'autopay.fact.nextDraft' : 'autopay.fact.next'),
                  value: format.dateLong(next.on),
                  ...(movable ? { action: change('start') } : {}),
                },
              ]
            : []),
          ...(autopay.since
            ? [{ term: t('autopay.fact.since'), value: format.dateLong(autopay.since) }]
            : []),
        ]}
      />
      {next?.lastChangeOn ? (
        <p css={words}>
          {t('autopay.manage.lastChange', {
            date: format.dateLong(next.lastChangeOn),
            draft: format.dateLong(next.on),
          })}
        </p>
      ) : undefined}
      <DraftList heading={t('autopay.drafts.title')} drafts={drafts} />
      <ModalActions>
        <Button wide onClick={navigation.close}>
          {t('payment.success.done')}
        </Button>
        <Button variant="secondary" wide onClick={turnOff}>
          {t('autopay.turnOff')}
        </Button>
      </ModalActions>
    </div>
  );
};

const parts = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[4] });
const words = css({ margin: 0 });
