import { type Locale, languageTagOf } from '@member-portal/domain/locale';
import { browserConsole } from '@member-portal/infrastructure/container';
import { loadMessages, type StartProblem } from '@member-portal/ui';
import { StartFailure } from '@member-portal/ui/start-failure';
import type { Root } from 'react-dom/client';

const reasonOf = (problem: StartProblem): string => {
  if (problem.kind !== 'setting') return problem.kind;
  return problem.missing ? `Unknown config: ${problem.key}` : `config ${problem.key}`;
};

/**
 * Shows and logs why the portal cannot start. Logs only to the console: where the configuration, which names the
 * log's destination, is known, the error has been reported. Logs the kind of a failure or the key of a setting, never a value.
 */
export const giveUp = async (root: Root, problem: StartProblem): Promise<void> => {
  browserConsole.error('Start failure:', reasonOf(problem));
  const locale: Locale = navigator.language.toLowerCase().startsWith('fr') ? 'fr-ca' : 'en-us';
  document.documentElement.lang = languageTagOf(locale);
  const messages = await loadMessages(locale);
  root.render(<StartFailure problem={problem} locale={locale} messages={messages} />);
};
