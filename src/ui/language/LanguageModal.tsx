import { BeginLanguageChange } from '@member-portal/application/flows/language';
import { ChangeLanguage } from '@member-portal/application/language';
import { ResultAsync } from 'neverthrow';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useText } from '../intl/use-text.ts';
import { StepModal } from '../modal/StepModal.tsx';
import { connectionFailure } from '../services/connection-failure.ts';
import { usePortalServices } from '../services/ServicesProvider.tsx';
import { useFlow } from '../services/use-flow.ts';
import { LanguageStep } from './LanguageStep.tsx';

/** Asks whether to change the language, and shows the page anew in it (specification, sections 2 and 4: language change). */
export const LanguageModal = ({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const { locale } = useIntl();
  const { services, loadSignedIn } = usePortalServices();
  const load = () =>
    ResultAsync.fromPromise(loadSignedIn(), connectionFailure).map(() => services.get(ChangeLanguage));
  const onChanged = () => window.location.reload();
  const [state, send] = useFlow(
    () => services.get(BeginLanguageChange)({ load, onChanged }, { locale }),
    locale,
  );
  return (
    <StepModal
      open={open}
      onClose={onClose}
      step={{
        id: 'confirm',
        heading: t('language.heading'),
        closeDisabled: state.kind !== 'asking',
        content: <LanguageStep state={state} send={send} onClose={onClose} />,
      }}
    />
  );
};
