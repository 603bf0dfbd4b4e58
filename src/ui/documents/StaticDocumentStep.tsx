import { css } from '@emotion/react';
import { ReadStaticDocument } from '@member-portal/application/disclosures';
import type { DisclosureKind } from '@member-portal/domain/disclosure';
import type { RequestFailure } from '@member-portal/domain/failure';
import { ResultAsync } from 'neverthrow';
import { Failure } from '../controls/Failure.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useFormat } from '../intl/use-format.ts';
import { useText } from '../intl/use-text.ts';
import { connectionFailure } from '../services/connection-failure.ts';
import { usePortalServices } from '../services/ServicesProvider.tsx';
import { useLoading } from '../services/use-loading.ts';
import { tokens } from '../theme/tokens.ts';
import { SafeDocument } from './SafeDocument.tsx';

/** Nobody needs a session to read these: a platform that asks for one cannot serve them now. */
const withoutSession = <F extends { readonly kind: string }>(failure: F): F | RequestFailure =>
  failure.kind === 'session-expired' ? { kind: 'bad-response', status: 401, message: '' } : failure;

/** A document that belongs to no loan, read and shown within a modal. */
export const StaticDocumentStep = ({
  kind,
  anchor,
}: {
  readonly kind: DisclosureKind;
  readonly anchor?: string;
}) => {
  const t = useText();
  const { locale } = useIntl();
  const { dateLong } = useFormat();
  const { services, loadSignedIn } = usePortalServices();
  const { state, again } = useLoading(
    (signal) =>
      ResultAsync.fromPromise(loadSignedIn(), connectionFailure).andThen(() =>
        services.get(ReadStaticDocument)({ kind, locale }, signal).mapErr(withoutSession),
      ),
    kind,
  );

  if (state.kind === 'failed')
    return <Failure failure={state.failure} heading={t('signIn.document.loadFailed')} onRetry={again} />;
  if (state.kind !== 'done') return <Spinner />;
  const { content, effectiveOn } = state.value;
  return (
    <>
      <SafeDocument content={content} {...(anchor === undefined ? {} : { anchor })} />
      <p css={date}>{t('document.effective', { date: dateLong(effectiveOn) })}</p>
    </>
  );
};

const date = css({ color: tokens.color.textQuiet, fontSize: tokens.size.small });
