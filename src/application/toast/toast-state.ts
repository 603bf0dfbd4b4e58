/** Toast severities (specification, section 8). */
export const TOAST_SEVERITIES = ['success', 'error', 'warning', 'info'] as const;
export type ToastSeverity = (typeof TOAST_SEVERITIES)[number];

/** State of the toast (specification, section 4: toast). */
export interface ToastState {
  readonly isOpen: boolean;
  readonly message: string;
  readonly severity: ToastSeverity;
  /** A press elsewhere on the page closes it. */
  readonly closeOnClickAway: boolean;
}

/** What the toast is before it was shown and after it was closed. */
export const closedToast: ToastState = {
  isOpen: false,
  message: '',
  severity: 'success',
  closeOnClickAway: false,
};

/** Showing merges the given fields and opens the toast. */
export const showToast = (toast: ToastState, fields: Partial<Omit<ToastState, 'isOpen'>>): ToastState => ({
  ...toast,
  ...fields,
  isOpen: true,
});

/** Closing resets it. */
export const closeToast = (): ToastState => closedToast;

/** How long a toast stays unless it is held (specification, section 9). */
export const TOAST_AUTO_HIDE_MS = 5000;
