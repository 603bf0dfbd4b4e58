// Toast messages, one at a time: the front end holds the state and renders it.
import { closedToast, showToast, TOAST_AUTO_HIDE_MS } from '@member-portal/application/toast';

const saved = showToast(closedToast, { message: 'Address saved' });
console.log(saved.isOpen, saved.severity); // -> true success

const failed = showToast(saved, { severity: 'error', message: 'The address was not saved' });
console.log(failed.severity, failed.message); // -> error The address was not saved

// A new message is merged into the one still shown; after a close it starts from the defaults.
console.log(showToast(failed, { message: 'Try again' }).severity); // -> error
console.log(showToast(closedToast, { message: 'Try again' }).severity); // -> success
console.log(TOAST_AUTO_HIDE_MS); // -> 5000
