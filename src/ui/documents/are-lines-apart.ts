/** How much of a line's height may lie on another line: single spacing of a font with long ascenders touches its neighbours. */
const MOST_OVERLAP = 0.5;

type Line = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

/** Whether no line of a text lies over another one, as lines do whose height is nothing. Their order does not matter. */
export const areLinesApart = (lines: readonly Line[]): boolean => {
  const sorted = lines.filter(({ width, height }) => width > 1 && height > 1).sort((a, b) => a.top - b.top);
  for (const [index, line] of sorted.entries())
    for (let at = index + 1; at < sorted.length; at += 1) {
      const next = sorted[at];
      if (!next || next.top >= line.bottom) break;
      const across = Math.min(line.right, next.right) - Math.max(line.left, next.left);
      const down = Math.min(line.bottom, next.bottom) - next.top;
      if (across > 2 && down > MOST_OVERLAP * Math.min(line.height, next.height)) return false;
    }
  return true;
};
