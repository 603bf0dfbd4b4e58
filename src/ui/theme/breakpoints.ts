/** Widths at which a layout may change, in CSS pixels (specification, section 9: theme breakpoints). */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } as const;

type Breakpoint = keyof typeof BREAKPOINTS;

/** The media query of windows that are as wide as a breakpoint, or wider. */
export const from = (breakpoint: Breakpoint): string => `@media (min-width: ${BREAKPOINTS[breakpoint]}px)`;

/** The media query of windows up to the width of a breakpoint. */
export const upTo = (breakpoint: Breakpoint): string => `@media (max-width: ${BREAKPOINTS[breakpoint]}px)`;
