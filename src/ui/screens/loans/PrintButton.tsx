import Printer from 'lucide-react/icons/printer';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../intl/use-text.ts';
import { IconLabel } from './IconLabel.tsx';

/** Prints the page: the print style leaves out what can only be clicked. */
export const PrintButton = () => {
  const t = useText();
  return (
    <Button variant="quiet" onClick={() => window.print()}>
      <IconLabel icon={Printer}>{t('disclosure.print')}</IconLabel>
    </Button>
  );
};
