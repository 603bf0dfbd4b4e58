import type { SaveAutopayFailure } from '@member-portal/application/flows/autopay';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';
import { autopayRefusalText } from './autopay-words.ts';

/** Why autopay was not saved, or that it is not known yet, in words. */
export const AutopayTrouble = ({ failure }: { readonly failure: SaveAutopayFailure }) => {
  const t = useText();
  const title = t('autopay.refused.title');
  switch (failure.kind) {
    case 'unknown-outcome':
      return (
        <Notice tone="warning" heading={t('autopay.unknown.title')} announce>
          <p>{t('autopay.unknown.text')}</p>
        </Notice>
      );
    case 'earlier-change-undecided':
      return (
        <Notice tone="warning" heading={t('autopay.undecided.title')} announce>
          <p>{t('autopay.undecided.text')}</p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="danger" heading={title} announce>
          <p>{t(autopayRefusalText(failure.refusal))}</p>
        </Notice>
      );
    case 'not-offered':
      return (
        <Notice tone="danger" heading={title} announce>
          <p>{t('autopay.ineligible.autopay-not-offered')}</p>
        </Notice>
      );
    default:
      return <Failure failure={failure} heading={title} />;
  }
};
