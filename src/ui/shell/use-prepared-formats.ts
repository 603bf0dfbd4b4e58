import { Clock, TenantRules } from '@member-portal/application/ports';
import { useEffect, useEffectEvent } from 'react';
import { useFormat } from '../intl/use-format.ts';
import { useText } from '../intl/use-text.ts';
import { useService } from '../services/ServicesProvider.tsx';

/**
 * Makes the platform's formatters while the first answers are awaited, each in a task of its own: the first date and the first
 * plural of a page take longer than all that follow together.
 */
export const usePreparedFormats = (): void => {
  const t = useText();
  const format = useFormat();
  const clock = useService(Clock);
  const { timeZone } = useService(TenantRules);
  const formatNext = useEffectEvent((step: number): boolean => {
    const today = () => timeZone.dateAt(clock.now());
    const first = [today, () => format.dateShort(today()), () => t('errors.summary', { count: 1 })][step];
    first?.();
    return first !== undefined;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const prepare = (step: number): void => {
      timer = setTimeout(() => formatNext(step) && prepare(step + 1));
    };
    prepare(0);
    return () => clearTimeout(timer);
  }, []);
};
