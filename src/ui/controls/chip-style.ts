/** Styles of status chips (specification, section 3). */
export const CHIP_STYLES = ['SUCCESS', 'FAILED', 'CANCELLED', 'PENDING', 'VIRTUAL-CARD'] as const;
export type ChipStyle = (typeof CHIP_STYLES)[number];
