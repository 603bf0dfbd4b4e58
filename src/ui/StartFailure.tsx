import { css } from '@emotion/react';
import type { Locale } from '@member-portal/domain/locale';
import { Button } from './controls/Button.tsx';
import { IntlProvider } from './intl/IntlProvider.tsx';
import type { Messages } from './intl/messages.ts';
import { useText } from './intl/use-text.ts';
import { GlobalStyle } from './theme/GlobalStyle.tsx';
import { stack } from './theme/styles.ts';
import { tokens } from './theme/tokens.ts';

/** Why the portal could not start: a fetch failed, or a setting, named by its key, is missing or invalid. */
export type StartProblem =
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'setting';
      readonly key: string;
      /** True if the key is absent; false if its value cannot be used. */
      readonly missing: boolean;
    };

const Screen = ({ problem }: { readonly problem: StartProblem }) => {
  const t = useText();
  const setting = problem.kind === 'setting';
  return (
    <main css={place}>
      <h1 css={heading}>{t(setting ? 'start.config.heading' : 'start.heading')}</h1>
      <p css={words}>{t(setting ? 'start.config.text' : 'start.text')}</p>
      {setting ? <p css={key}>{t('start.config.key', { key: problem.key })}</p> : undefined}
      <Button onClick={() => window.location.reload()}>{t('action.tryAgain')}</Button>
    </main>
  );
};

/** One plain screen instead of the portal. No tenant is known yet, so there is no header. */
export const StartFailure = ({
  problem,
  locale,
  messages,
}: {
  readonly problem: StartProblem;
  readonly locale: Locale;
  readonly messages: Messages;
}) => (
  <IntlProvider locale={locale} messages={messages} onProblem={ignore}>
    <GlobalStyle />
    <Screen problem={problem} />
  </IntlProvider>
);

/** Without a configuration there is no log to write to. */
const ignore = (): void => undefined;

const { color, space, size, width } = tokens;
const place = css(stack(4), {
  justifyItems: 'start',
  maxWidth: width.text,
  marginInline: 'auto',
  padding: `clamp(3rem, 15vh, 9rem) ${space[4]}`,
});
const heading = css({ fontSize: size.page, lineHeight: 1.2 });
const words = css({ fontSize: size.lead });
const key = css({
  padding: `${space[2]} ${space[4]}`,
  borderInlineStart: `4px solid ${color.dangerText}`,
  backgroundColor: color.dangerSoft,
  fontFamily: 'ui-monospace, monospace',
});
