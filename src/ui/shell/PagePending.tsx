import { Spinner } from '../controls/Spinner.tsx';

/** While a page loads. The router waits the spinner's delay before it shows this, so the spinner does not wait again. */
export const PagePending = () => <Spinner page atOnce />;
