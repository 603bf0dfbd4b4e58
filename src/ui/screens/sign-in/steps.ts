export { CodeForm } from './CodeForm.tsx';
export { LockedNotice } from './LockedNotice.tsx';
export { MismatchForm } from './MismatchForm.tsx';
