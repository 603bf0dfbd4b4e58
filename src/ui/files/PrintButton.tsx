import Printer from 'lucide-react/icons/printer';
import { Button } from '../controls/Button.tsx';
import { IconLabel } from '../controls/IconLabel.tsx';
import { useText } from '../intl/use-text.ts';

/** Prints the page; the print style omits controls. */
export const PrintButton = () => {
  const t = useText();
  return (
    <Button variant="quiet" onClick={() => window.print()}>
      <IconLabel icon={Printer}>{t('disclosure.print')}</IconLabel>
    </Button>
  );
};
