import { css } from '@emotion/react';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useState } from 'react';
import type { Definition } from '../../../controls/DefinitionList.tsx';
import { VisuallyHidden } from '../../../controls/VisuallyHidden.tsx';
import { useText } from '../../../intl/use-text.ts';
import { useVisit } from '../../../telemetry/use-page-visit.ts';
import { tokens } from '../../../theme/tokens.ts';

/** The terms of a loan that need a word. */
type Explained = 'payoff' | 'apr' | 'accruedInterest';

/** Adds to a fact a button that unfolds what its term means; one at a time is open. */
export const useExplained = (): ((name: Explained, fact: Definition) => Definition) => {
  const visit = useVisit();
  const t = useText();
  const [open, setOpen] = useState<Explained | undefined>(undefined);
  return (name, fact) => {
    const isOpen = open === name;
    const toggle = (): void => {
      setOpen(isOpen ? undefined : name);
      if (!isOpen) visit({ kind: 'explain', term: name });
    };
    return {
      ...fact,
      help: (
        <button type="button" css={mark} aria-expanded={isOpen} data-print="none" onClick={toggle}>
          <CircleHelp size="1.125rem" aria-hidden="true" />
          <VisuallyHidden>{t('loan.explain', { term: fact.term })}</VisuallyHidden>
        </button>
      ),
      note: isOpen && t(`loan.explain.${name}`),
    };
  };
};

const { color } = tokens;
const mark = css({
  // Large enough to hit, without making its line taller.
  width: '1.75rem',
  height: '1.75rem',
  margin: '-0.25rem 0 -0.25rem 0.125rem',
  padding: '0.3125rem',
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: color.textQuiet,
  lineHeight: 0,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '&:hover, &[aria-expanded=true]': { color: color.accent },
});
