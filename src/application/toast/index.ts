export {
  closedToast,
  showToast,
  TOAST_AUTO_HIDE_MS,
  TOAST_SEVERITIES,
  type ToastSeverity,
  type ToastState,
} from './toast-state.ts';
