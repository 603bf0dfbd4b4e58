import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, from, upTo } from '../../../src/ui/theme/breakpoints.ts';
import { tokens } from '../../../src/ui/theme/tokens.ts';

describe('the breakpoints', () => {
  // Proves.
  it('are those of the specification', () => {
    expect(BREAKPOINTS).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 });
  });

  it('begin and end a layout at their own width', () => {
    expect(from('md')).toBe('@media (min-width: 960px)');
    expect(upTo('sm')).toBe('@media (max-width: 600px)');
  });

  // Proves.
  it('have two more beside them: the small one of the theme, and that of mobile navigation', () => {
    expect(tokens.media.small).toBe('@media (max-width: 675px)');
    expect(tokens.media.mobile).toBe('@media (max-width: 775px)');
  });
});
