import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useText } from '../intl/use-text.ts';
import { above, text } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';
import { leadTo } from './lead-to.ts';
import { linkStyle } from './link-style.ts';

export interface FieldProblem {
  /** The field's `id`. */
  readonly field: string;
  /** The same text as beside the field. */
  readonly text: string;
}

/**
 * Lists a form's errors at its top. It takes the focus each time `attempt`, the number of submissions so far, changes, and each line
 * links to its field. Renders nothing without errors.
 */
export const ErrorSummary = ({
  problems,
  attempt,
}: {
  readonly problems: readonly FieldProblem[];
  readonly attempt: number;
}) => {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return undefined;
  return (
    <div ref={box} role="alert" tabIndex={-1} css={frame}>
      <p css={text.strong}>{t('errors.summary', { count: problems.length })}</p>
      <ul css={above(1)}>
        {problems.map(({ field, text: words }) => (
          <li key={field}>
            <a href={`#${field}`} css={[linkStyle, ink]} onClick={(event) => leadTo(event, field)}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

const { color, corner, space, weight } = tokens;
const frame = css({
  padding: space[4],
  borderInlineStart: `4px solid ${color.dangerText}`,
  borderRadius: corner.control,
  backgroundColor: color.dangerSoft,
});
/** A block, so that the whole height of a line can be pressed. */
const ink = css({ display: 'inline-block', color: color.dangerText, fontWeight: weight.medium });
