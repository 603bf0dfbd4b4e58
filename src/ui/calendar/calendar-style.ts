import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

const { color, corner, media, size, space, weight } = tokens;

/** The calendar's own look, by the class names of its library, whose style sheet is not loaded. */
export const calendarStyle = css({
  maxWidth: '22rem',
  marginBlockStart: space[2],
  '& .rdp-months': { position: 'relative' },
  '& .rdp-nav': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'flex',
    // Large text leaves no room beside the month's name.
    [media.fewLetters]: { position: 'static' },
  },
  '& .rdp-month_caption': { display: 'flex', alignItems: 'center', minHeight: '2.75rem' },
  '& .rdp-caption_label': { fontWeight: weight.bold },
  '& .rdp-caption_label::first-letter': { textTransform: 'uppercase' },
  // Month and year as lists stand in place of the caption's words.
  '& .rdp-dropdowns': { display: 'flex', flexWrap: 'wrap', gap: space[1], paddingInlineEnd: '5.5rem' },
  '& .rdp-dropdown_root .rdp-caption_label': { display: 'none' },
  '& .rdp-dropdown': {
    minHeight: '2.75rem',
    maxWidth: '100%',
    border: `1px solid ${color.edge}`,
    borderRadius: corner.control,
    backgroundColor: color.surface,
    color: color.text,
    font: 'inherit',
    textTransform: 'capitalize',
  },
  '& button': {
    border: 0,
    borderRadius: corner.control,
    background: 'none',
    color: color.text,
    font: 'inherit',
    cursor: 'pointer',
  },
  '& .rdp-button_previous, & .rdp-button_next': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '2.75rem',
    height: '2.75rem',
    '&:hover': { backgroundColor: color.sunken },
    '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
  },
  '& .rdp-chevron': { width: '1.25rem', height: '1.25rem', fill: 'currentColor' },
  '& .rdp-month_grid': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& .rdp-weekday': {
    padding: `${space[1]} 0`,
    overflow: 'hidden',
    color: color.textQuiet,
    fontSize: size.small,
    fontWeight: weight.normal,
  },
  '& .rdp-day': { padding: 0, textAlign: 'center' },
  '& .rdp-day_button': {
    width: '100%',
    minHeight: '2.75rem',
    padding: 0,
    fontVariantNumeric: 'tabular-nums',
    '&:hover:not(:disabled)': { backgroundColor: color.sunken },
    '&:disabled': { color: color.textQuiet, textDecoration: 'line-through', cursor: 'default', opacity: 0.6 },
  },
  '& .rdp-today .rdp-day_button': { fontWeight: weight.bold, textDecorationLine: 'underline' },
  '& .rdp-selected .rdp-day_button, & .rdp-selected .rdp-day_button:hover': {
    backgroundColor: color.primary,
    color: color.onPrimary,
    fontWeight: weight.bold,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
});
