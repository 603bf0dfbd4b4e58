import { css, keyframes } from '@emotion/react';
import { TOAST_AUTO_HIDE_MS, type ToastState } from '@member-portal/application/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { handFocusOn } from '../controls/hand-focus-on.ts';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';
import { useText } from '../intl/use-text.ts';
import { upTo } from '../theme/breakpoints.ts';
import { bareButton } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';

const { color } = tokens;

const looks = {
  success: { icon: CircleCheck, ink: color.successText, word: 'notice.success' },
  error: { icon: CircleAlert, ink: color.dangerText, word: 'notice.danger' },
  warning: { icon: TriangleAlert, ink: color.warningText, word: 'notice.warning' },
  info: { icon: Info, ink: color.accent, word: 'notice.info' },
} as const;

type MessageProps = { readonly toast: ToastState; readonly onClose: () => void };

const Message = ({ toast: { message, severity, closeOnClickAway }, onClose }: MessageProps) => {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const holding = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onClose, TOAST_AUTO_HIDE_MS);
    return () => clearTimeout(timer);
  }, [held, onClose]);
  useEffect(() => {
    if (!closeOnClickAway) return undefined;
    const away = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [closeOnClickAway, onClose]);

  const { icon: Icon, ink, word } = looks[severity];
  return (
    <div ref={box} css={[frame, css({ '& > svg': { color: ink } })]} {...holding}>
      <Icon size="1.375rem" aria-hidden="true" />
      <p css={words}>
        <VisuallyHidden>{t(word)} </VisuallyHidden>
        {message}
      </p>
      <button
        ref={handFocusOn}
        type="button"
        css={closeButton}
        data-dd-action-name="close toast"
        onClick={onClose}
      >
        <X size="1.25rem" aria-hidden="true" />
        <VisuallyHidden>{t('toast.close')}</VisuallyHidden>
      </button>
    </div>
  );
};

/**
 * The toast at the bottom right, for five seconds after each message; hovering or focusing it keeps it open (specification,
 * sections 4 and 9). `shown` counts the messages.
 */
export const Toast = ({ shown, ...message }: MessageProps & { readonly shown: number }) => (
  <div css={place}>{message.toast.isOpen ? <Message key={shown} {...message} /> : undefined}</div>
);

const { space, corner } = tokens;
const fromBelow = keyframes({ from: { opacity: 0, transform: 'translateY(100%)' } });
const fromLeft = keyframes({ from: { opacity: 0, transform: 'translateX(-100%)' } });
const place = css({
  position: 'fixed',
  zIndex: 10,
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  [upTo('sm')]: { insetInline: 0, insetBlockEnd: 0 },
});
const frame = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '23.4375rem',
  maxWidth: `calc(100vw - 2 * ${space[4]})`,
  minHeight: '3.75rem',
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: corner.control,
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: tokens.shadow.floating,
  animation: `${fromLeft} ${tokens.motion.enter} ease-out`,
  '& > svg': { flex: 'none' },
  [upTo('sm')]: { width: '100%', maxWidth: 'none', borderRadius: 0, borderInline: 0, borderBlockEnd: 0 },
  [tokens.media.small]: { animationName: fromBelow },
});
const words = css({ flex: 1, paddingBlock: space[2] });
const closeButton = css(bareButton, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: corner.control,
  color: color.textQuiet,
  '&:hover': { color: color.text, backgroundColor: color.sunken },
});
