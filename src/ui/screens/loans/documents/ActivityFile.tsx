import { type CsvCell, toCsv } from '@member-portal/application/files';
import { CollectHistory } from '@member-portal/application/loans';
import type { HistoryQuery } from '@member-portal/application/ports';
import type { LoanId } from '@member-portal/domain/loan';
import { type Activity, allocationOf, isPlainlyBooked } from '@member-portal/domain/payment';
import Download from 'lucide-react/icons/download';
import { Button } from '../../../controls/Button.tsx';
import { Failure } from '../../../controls/Failure.tsx';
import { IconLabel } from '../../../controls/IconLabel.tsx';
import { saveFile } from '../../../files/save-file.ts';
import type { MessageKey } from '../../../intl/messages.ts';
import { useWords, type Words } from '../../../intl/use-words.ts';
import { methodName } from '../../../payment/method-words.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useCommand } from '../../../services/use-command.ts';
import { useFlag } from '../../../services/use-flag.ts';

/** The file's columns: headings in the buyer's language, days and amounts as spreadsheets sort them, a status as on the page. */
const COLUMNS: readonly (readonly [head: MessageKey, cell: (one: Activity, t: Words['t']) => CsvCell])[] = [
  ['loan.csv.date', ({ on }) => on],
  ['loan.csv.type', ({ type }, t) => t(`loan.activity.type.${type}`)],
  ['loan.csv.status', (one, t) => (isPlainlyBooked(one) ? '' : t(`loan.activity.status.${one.status}`))],
  ['loan.csv.amount', ({ amount }) => amount],
  ['loan.csv.principal', (one) => allocationOf(one)?.principal],
  ['loan.csv.interest', (one) => allocationOf(one)?.interest],
  ['loan.csv.fees', (one) => allocationOf(one)?.fees],
  ['loan.csv.currency', ({ amount }) => amount.currency],
  ['loan.csv.method', ({ method }, t) => method && methodName(t, method)],
  ['loan.csv.confirmation', ({ confirmation }) => confirmation],
];

/** All of a loan's activity that matches a filter, as a spreadsheet file, if offered. Fetched on demand. */
export const ActivityFile = ({
  loanId,
  loanNumber,
  query,
}: {
  readonly loanId: LoanId;
  /** The loan's number, for the file's name; absent until it was read. */
  readonly loanNumber: string | undefined;
  readonly query: Omit<HistoryQuery, 'limit' | 'cursor'>;
}) => {
  const { t, locale } = useWords();
  const offered = useFlag('activityCsv');
  const collect = useService(CollectHistory);
  const { run, state, running } = useCommand((_: undefined, signal) => collect(loanId, query, signal));
  const save = async (): Promise<void> => {
    const collected = await run(undefined);
    if (!collected?.isOk()) return;
    const rows = collected.value.map((activity) => COLUMNS.map(([, cell]) => cell(activity, t)));
    saveFile({
      name: `${t('loan.csv.file')}-${loanNumber ?? loanId}.csv`,
      type: 'text/csv',
      text: toCsv([COLUMNS.map(([head]) => t(head)), ...rows], locale),
    });
  };
  if (!offered) return undefined;
  return (
    <div data-print="none">
      <Button variant="quiet" busy={running} onClick={() => void save()}>
        <IconLabel icon={Download}>{t('loan.csv.save')}</IconLabel>
      </Button>
      <div role="status">
        {state.kind === 'done' && state.value.length > 0 && t('loan.csv.done', { count: state.value.length })}
      </div>
      {state.kind === 'failed' && (
        <Failure failure={state.failure} heading={t('loan.csv.failed')} onRetry={() => void save()} />
      )}
    </div>
  );
};
