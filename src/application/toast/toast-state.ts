/** The severity of a toast's message (specification, section 8). */
export const TOAST_SEVERITIES = ['success', 'error', 'warning', 'info'] as const;
export type ToastSeverity = (typeof TOAST_SEVERITIES)[number];

/** State of the toast (specification, section 4: toast). */
export interface ToastState {
  readonly isOpen: boolean;
  readonly message: string;
  readonly severity: ToastSeverity;
  /** Whether a click elsewhere on the page closes it. */
  readonly closeOnClickAway: boolean;
}

/** The toast before it is shown and after it was closed: closing resets every field. */
export const closedToast: ToastState = {
  isOpen: false,
  message: '',
  severity: 'success',
  closeOnClickAway: false,
};

/** Opens the toast; fields that are not given keep the values of an open toast. */
export const showToast = (toast: ToastState, fields: Partial<Omit<ToastState, 'isOpen'>>): ToastState => ({
  ...toast,
  ...fields,
  isOpen: true,
});

/** Milliseconds after which a toast closes automatically, unless it has pointer or focus (specification, section 9). */
export const TOAST_AUTO_HIDE_MS = 5000;
