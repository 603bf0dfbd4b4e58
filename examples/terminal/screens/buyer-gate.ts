import { accessOf } from '../access-of.ts';
import { triesAgain } from './try-again.ts';
import type { Visit } from './visit.ts';

/** Does not say why the account cannot be shown: the reader may not be the borrower. */
const blockLines = ({ texts: { blocked }, support }: Visit): readonly string[] => [
  '',
  blocked.title,
  blocked.text,
  ...(support ? [blocked.phone(support.phone, support.hours)] : []),
];

/** Whether the visitor may see signed-in content; says so if not. Offers to try again where that is not known. */
export const admits = async (visit: Visit): Promise<boolean> => {
  for (;;) {
    const access = await accessOf(visit.services);
    if (access.isErr()) {
      if (!(await triesAgain(visit, access.error))) return false;
      continue;
    }
    if (access.value === 'granted') return true;
    visit.terminal.say(...blockLines(visit));
    return false;
  }
};
