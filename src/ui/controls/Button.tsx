import { css } from '@emotion/react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useText } from '../intl/use-text.ts';
import { type ButtonVariant, buttonStyle } from './button-style.ts';
import { SpinnerMark, StillWaiting } from './Spinner.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Native = Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children'>;

export interface ButtonProps extends Native {
  readonly variant?: ButtonVariant;
  /** Work is in progress: the button keeps its place and focus, shows a busy label, and ignores clicks. */
  readonly busy?: boolean;
  /** Disabled for now, but still focusable, so that keyboard users do not lose their place. */
  readonly unavailable?: boolean;
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A button, at least 48 px high (specification, section 9). */
export const Button = ({
  variant = 'primary',
  busy = false,
  unavailable = false,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const t = useText();
  const still = busy || unavailable;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (still) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        css={buttonStyle(variant, wide)}
        onClick={click}
        {...(still ? { 'aria-disabled': true } : {})}
        {...(busy ? { 'aria-busy': true } : {})}
      >
        {busy && (
          <span css={mark}>
            <SpinnerMark size="1.25rem" />
            <VisuallyHidden>{t('busy.loading')}</VisuallyHidden>
          </span>
        )}
        <span>{children}</span>
      </button>
      {busy && <StillWaiting />}
    </>
  );
};

const mark = css({ display: 'inline-flex' });
