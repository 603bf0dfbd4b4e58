import type { SerializedStyles } from '@emotion/react';
import type { LoanToday } from '@member-portal/domain/today';
import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import Landmark from 'lucide-react/icons/landmark';
import RefreshCcw from 'lucide-react/icons/refresh-ccw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import { stateTones } from '../theme/state-tones.ts';

/** The colour of a state, and its icon: colour never says alone what a word and an icon do not. */
export const toneOf = (today: LoanToday): { readonly style: SerializedStyles; readonly icon: LucideIcon } => {
  switch (today.kind) {
    case 'late':
      return today.inGrace
        ? { style: stateTones.grace, icon: CircleAlert }
        : { style: stateTones.late, icon: TriangleAlert };
    case 'failed':
      return { style: stateTones.late, icon: Undo2 };
    case 'due':
      return { style: stateTones.plain, icon: CalendarClock };
    case 'processing':
      return { style: stateTones.processing, icon: Clock };
    case 'automatic':
      return { style: stateTones.covered, icon: RefreshCcw };
    case 'nothing-due':
      return { style: stateTones.covered, icon: BadgeCheck };
    case 'still-owed':
      return { style: stateTones.grace, icon: Landmark };
    case 'unknown':
      return { style: stateTones.grace, icon: CircleHelp };
  }
};
