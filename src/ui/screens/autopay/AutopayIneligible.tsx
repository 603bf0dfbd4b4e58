import type { AutopayIneligibility } from '@member-portal/domain/autopay';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepControls } from '../../modal/step-controls.ts';

/** Why autopay of a loan can be neither turned on nor managed. */
export const AutopayIneligible = ({ why }: { readonly why: AutopayIneligibility['kind'] }) => {
  const t = useText();
  const { close } = useStepControls();
  return (
    <>
      <Notice>{t(`autopay.ineligible.${why}`)}</Notice>
      <ModalActions>
        <Button variant="secondary" wide onClick={close}>
          {t('payment.unknown.close')}
        </Button>
      </ModalActions>
    </>
  );
};
