import type { SerializedStyles } from '@emotion/react';
import type { LoanToday } from '@member-portal/domain/today';
import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarIcon from 'lucide-react/icons/calendar';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import Landmark from 'lucide-react/icons/landmark';
import RefreshCcw from 'lucide-react/icons/refresh-ccw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import { stateTones } from '../theme/state-tones.ts';

interface Tone {
  readonly style: SerializedStyles;
  readonly icon: LucideIcon;
}

const TONES: Readonly<Record<LoanToday['kind'], Tone>> = {
  late: { style: stateTones.late, icon: TriangleAlert },
  failed: { style: stateTones.late, icon: Undo2 },
  due: { style: stateTones.plain, icon: CalendarIcon },
  processing: { style: stateTones.processing, icon: Clock },
  automatic: { style: stateTones.covered, icon: RefreshCcw },
  'nothing-due': { style: stateTones.covered, icon: BadgeCheck },
  'still-owed': { style: stateTones.grace, icon: Landmark },
  unknown: { style: stateTones.grace, icon: CircleHelp },
};

/** The colour and icon of a state; colour alone must not convey it. */
export const toneOf = (today: LoanToday): Tone =>
  today.kind === 'late' && today.inGrace ? { style: stateTones.grace, icon: CircleAlert } : TONES[today.kind];
