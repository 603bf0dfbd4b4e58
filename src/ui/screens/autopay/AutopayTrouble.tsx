import type { SaveAutopayFailure } from '@member-portal/application/flows/autopay';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import type { MessageKey } from '../../intl/message-key.ts';
import { useText } from '../../intl/use-text.ts';
import { autopayRefusalText } from './autopay-words.ts';

/** Why autopay was not saved, or that it is not known yet, in words. */
export const AutopayTrouble = ({ failure }: { readonly failure: SaveAutopayFailure }) => {
  const t = useText();
  const told = (tone: 'warning' | 'danger', title: MessageKey, text: MessageKey) => (
    <Notice tone={tone} heading={t(title)} announce>
      {t(text)}
    </Notice>
  );
  switch (failure.kind) {
    case 'unknown-outcome':
      return told('warning', 'autopay.unknown.title', 'autopay.unknown.text');
    case 'earlier-change-undecided':
      return told('warning', 'autopay.undecided.title', 'autopay.undecided.text');
    case 'refused':
      return told('danger', 'autopay.refused.title', autopayRefusalText(failure.refusal));
    case 'not-offered':
      return told('danger', 'autopay.refused.title', 'autopay.ineligible.autopay-not-offered');
    default:
      return <Failure failure={failure} heading={t('autopay.refused.title')} />;
  }
};
