import Printer from 'lucide-react/icons/printer';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../intl/use-text.ts';

/** Prints the page: the print style leaves out what can only be clicked. */
export const PrintButton = () => {
  const t = useText();
  return (
    <Button variant="quiet" onClick={() => window.print()}>
      <Printer size={18} aria-hidden="true" /> {t('disclosure.print')}
    </Button>
  );
};
