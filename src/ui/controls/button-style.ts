import { css, type SerializedStyles } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

/** `primary` at most once per screen; `danger` for what cannot be undone; `quiet` looks like text. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const { color, corner, space, weight, size } = tokens;

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: tokens.buttonHeight,
  padding: `${space[2]} ${space[5]}`,
  border: '1px solid transparent',
  borderRadius: corner.button,
  fontSize: size.body,
  fontWeight: weight.medium,
  lineHeight: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms, color 150ms',
  '&[aria-disabled=true], &:disabled': { cursor: 'default' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  [tokens.media.fewLetters]: { paddingInline: space[2] },
});

const off = { backgroundColor: color.sunken, borderColor: color.line, color: color.textQuiet };
const variants: Readonly<Record<ButtonVariant, SerializedStyles>> = {
  primary: css({
    backgroundColor: color.primary,
    borderColor: color.primary,
    color: color.onPrimary,
    '&:hover': { backgroundColor: color.primaryHover, borderColor: color.primaryHover },
    '&[aria-disabled]:not([aria-busy])': off,
  }),
  secondary: css({
    backgroundColor: color.surface,
    borderColor: color.edge,
    color: color.accent,
    '&:hover': { backgroundColor: color.accentSoft, borderColor: color.accent },
  }),
  quiet: css({
    paddingInline: space[2],
    backgroundColor: 'transparent',
    color: color.accent,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationThickness: '2px' },
    '&[aria-disabled=true]': { color: color.textQuiet, textDecoration: 'none' },
    '@media (forced-colors: active)': { borderColor: 'Canvas' },
  }),
  danger: css({
    backgroundColor: color.danger,
    borderColor: color.danger,
    color: color.onDanger,
    '&:hover': { backgroundColor: color.dangerHover, borderColor: color.dangerHover },
  }),
};

const full = css({ width: '100%' });
/** In forced colours the border marks a button. */
const forced = css({
  '@media (forced-colors: active)': {
    border: '2px solid ButtonText',
    '&:hover': { borderColor: 'Highlight' },
  },
});

/** The style of buttons and of links styled as buttons. */
export const buttonStyle = (variant: ButtonVariant, wide = false): readonly SerializedStyles[] => [
  base,
  variants[variant],
  ...(wide ? [full] : []),
  ...(variant === 'quiet' ? [] : [forced]),
];
