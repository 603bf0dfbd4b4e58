import { css } from '@emotion/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../intl/use-text.ts';
import { above, stack, text } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const { color, corner, space } = tokens;

const looks = {
  info: { icon: Info, ink: color.accent, ground: color.accentSoft },
  success: { icon: CircleCheck, ink: color.successText, ground: color.successSoft },
  warning: { icon: TriangleAlert, ink: color.warningText, ground: color.warningSoft },
  danger: { icon: CircleAlert, ink: color.dangerText, ground: color.dangerSoft },
} as const;

/**
 * A notice with an icon and a word for its tone. `announce` makes screen readers read it when it appears: for results
 * of the buyer's actions, not for initial content of the page.
 */
export const Notice = ({
  tone = 'info',
  heading,
  announce = false,
  children,
}: {
  readonly tone?: NoticeTone;
  readonly heading?: ReactNode;
  readonly announce?: boolean;
  /** Plain text becomes a paragraph. */
  readonly children?: ReactNode;
}) => {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  // Scroll to the result of a press, also at the end of a long form; do not scroll to parts that failed to load.
  useEffect(() => {
    if (announce && box.current?.closest('form, dialog')) box.current.scrollIntoView?.({ block: 'nearest' });
  }, [announce]);
  const { icon: Icon, ink, ground } = looks[tone];
  return (
    <div
      ref={box}
      {...(announce ? { role: tone === 'danger' ? 'alert' : 'status' } : {})}
      css={[frame, css({ backgroundColor: ground, color: color.text, '& > svg': { color: ink } })]}
    >
      <Icon size="1.375rem" aria-hidden="true" />
      <div css={words}>
        <VisuallyHidden>{t(`notice.${tone}`)} </VisuallyHidden>
        {heading ? <p css={text.strong}>{heading}</p> : undefined}
        {children ? <div>{typeof children === 'string' ? <p>{children}</p> : children}</div> : undefined}
      </div>
    </div>
  );
};

const frame = css({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  borderRadius: corner.control,
  border: '1px solid transparent',
  '& > svg': { flex: 'none', marginBlockStart: '0.08em' },
  // In a modal on a phone, an e-mail address must fit beside the icon.
  '@container (max-width: 18.75rem)': { gap: space[2], padding: space[3] },
});
const words = css(stack(2), { minWidth: 0, '& p + p, & ul + p': above(2) });
