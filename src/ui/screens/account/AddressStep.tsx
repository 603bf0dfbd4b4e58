import { ChangeAddress, readsAfterContact } from '@member-portal/application/account';
import {
  type AddressProblem,
  type PostalAddress,
  type PostalAddressDraft,
  postalAddress,
} from '@member-portal/domain/buyer';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { ErrorSummary } from '../../controls/ErrorSummary.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { AddressFields } from './AddressFields.tsx';
import { accountStyle } from './account-style.ts';
import { failureHeading, failureWords } from './failure-words.ts';

/** The form of an address; it is put on file in one go. */
export const AddressStep = ({
  seen,
  draft,
  onDraft,
  onSaved,
  onBusy,
}: {
  readonly seen: PostalAddress | undefined;
  readonly draft: PostalAddressDraft;
  readonly onDraft: (draft: PostalAddressDraft) => void;
  readonly onSaved: () => void;
  readonly onBusy: (busy: boolean) => void;
}) => {
  const t = useText();
  const navigation = useStepNavigation();
  const changeAddress = useService(ChangeAddress);
  const refresh = useRefreshReads();
  const [problems, setProblems] = useState<readonly AddressProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  usePageLoaded('edit address');

  const save = useCommand((input: Parameters<ChangeAddress>[0], signal) => changeAddress(input, signal));
  const busy = save.running || save.state.kind === 'done';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const address = postalAddress(draft);
    setProblems(address.isErr() ? address.error : []);
    if (address.isErr()) {
      save.reset();
      setAttempt((count) => count + 1);
      return;
    }
    onBusy(true);
    const saved = await save.run({ address: address.value, seen });
    // The page behind shows the new address before the dialog says that it is there.
    if (saved?.isOk()) await refresh(readsAfterContact);
    onBusy(false);
    if (!saved?.isOk()) return;
    onSaved();
    navigation.next('done');
  };

  const place = draft.country;
  const words = problems.map(({ field, kind }) => ({
    field: `account-${field}`,
    text:
      field === 'region' || field === 'postalCode'
        ? t(`account.address.${field}.${place}.${kind}`)
        : t(`account.address.${field}.missing`),
  }));
  return (
    <form noValidate css={accountStyle.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary attempt={attempt} problems={words} />
      {save.failure ? (
        <Notice tone="danger" heading={t(failureHeading(save.failure))} announce>
          <p>{failureWords(t, save.failure)}</p>
        </Notice>
      ) : undefined}
      <AddressFields
        draft={draft}
        words={words}
        onDraft={(changed) => {
          // What is wrong with a field is told until the field changes; another country changes them all.
          setProblems((told) =>
            told.filter(({ field }) => changed.country === place && changed[field] === draft[field]),
          );
          onDraft(changed);
        }}
      />
      <ModalActions>
        <Button type="submit" wide busy={busy}>
          {t('account.address.save')}
        </Button>
      </ModalActions>
    </form>
  );
};
