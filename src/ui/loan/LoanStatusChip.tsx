import { type LoanSummary, standingOf } from '@member-portal/domain/loan';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { StatusChip } from '../controls/StatusChip.tsx';
import { useText } from '../intl/use-text.ts';
import { stateTones } from '../theme/state-tones.ts';
import { statusWordsOf } from './loan-words.ts';
import { StateMark } from './StateMark.tsx';

/**
 * A loan's status. One that is past due has a colour and an icon of its own in every theme: by a theme's amber alone, grace
 * and delinquency would look alike.
 */
export const LoanStatusChip = ({
  loan,
}: {
  readonly loan: Pick<LoanSummary, 'status' | 'subStatus' | 'pastDue'>;
}) => {
  const { text, chip } = statusWordsOf(loan);
  const word = useText()(text);
  switch (standingOf(loan).kind) {
    case 'delinquent':
      return <StateMark style={stateTones.late} icon={TriangleAlert} text={word} />;
    case 'grace-period':
      return <StateMark style={stateTones.grace} icon={CircleAlert} text={word} />;
    case 'current':
      return <StatusChip style={chip} text={word} />;
  }
};
