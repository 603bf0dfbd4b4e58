import { css } from '@emotion/react';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { FactLine } from '../../controls/FactLine.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { type StepNavigation, useStepNavigation } from '../../modal/step-navigation.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { methodFacts, methodName } from '../payment/method-words.ts';

export interface SelectMethodStepProps {
  /** The methods that may be chosen. */
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethodId | undefined;
  readonly onChosen: (method: PaymentMethod, navigation: StepNavigation) => void;
}

const FIELD_ID = 'select-method';

/** One of the methods on file is chosen, or another added (specification, section 2: select existing payment method). */
export const SelectMethodStep = ({ methods, chosen, onChosen }: SelectMethodStepProps) => {
  const t = useText();
  const navigation = useStepNavigation();
  const [wanted, setWanted] = useState(chosen);
  const [missing, setMissing] = useState(false);
  usePageLoaded('select existing payment method');

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const method = methods.find(({ id }) => id === wanted);
    if (method) onChosen(method, navigation);
    else {
      setMissing(true);
      document.getElementById(FIELD_ID)?.focus();
    }
  };

  return (
    <form noValidate onSubmit={submit} css={parts}>
      {methods.length === 0 ? (
        <Notice>
          <p>{t('methods.select.none')}</p>
        </Notice>
      ) : (
        <RadioCards
          id={FIELD_ID}
          legend={t('methods.select.legend')}
          hideLegend
          cards={methods.map((method) => ({
            value: method.id,
            label: methodName(t, method),
            detail: <FactLine facts={methodFacts(t, method)} />,
          }))}
          value={wanted}
          onChange={(id) => {
            setMissing(false);
            setWanted(id);
          }}
          error={missing ? t('methods.select.missing') : undefined}
        />
      )}
      <ModalActions>
        {methods.length === 0 ? undefined : (
          <Button type="submit" wide>
            {t('methods.select.use')}
          </Button>
        )}
        <Button
          variant={methods.length === 0 ? 'primary' : 'secondary'}
          wide
          onClick={() => navigation.next('add-method')}
        >
          {t(methods.length === 0 ? 'methods.add' : 'methods.addAnother')}
        </Button>
      </ModalActions>
    </form>
  );
};

// Not a grid: in one, the bar of buttons would not stay at the modal's edge.
const parts = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[4] });
