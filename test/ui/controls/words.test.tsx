import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ActionLink } from '../../../src/ui/controls/ActionLink.tsx';
import { Amount } from '../../../src/ui/controls/Amount.tsx';
import { Card } from '../../../src/ui/controls/Card.tsx';
import { DefinitionList } from '../../../src/ui/controls/DefinitionList.tsx';
import { ExternalLink } from '../../../src/ui/controls/ExternalLink.tsx';
import { Notice } from '../../../src/ui/controls/Notice.tsx';
import { ProgressBar } from '../../../src/ui/controls/ProgressBar.tsx';
import { CHIP_STYLES, StatusChip } from '../../../src/ui/controls/StatusChip.tsx';
import { showControl } from '../support/show-control.tsx';
import { computedStyleOf } from '../support/visible-style.ts';

const styleOf = computedStyleOf;

describe('a notice', () => {
  it.each([
    ['info', 'Note'],
    ['success', 'Done'],
    ['warning', 'Important'],
    ['danger', 'Problem'],
  ] as const)('of the tone %s says so in a word and by an icon that is not read out', async (tone, word) => {
    await showControl(
      <Notice tone={tone} heading="A heading">
        <p>Words</p>
      </Notice>,
    );
    const box = screen.getByText('Words').closest('div[class]')?.parentElement;
    expect(box?.textContent).toMatch(/^\S+:? A headingWords$/u);
    expect(box?.textContent).toContain(word);
    expect(box?.parentElement?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is read out when it is told to: at once where something is wrong, else when there is time', async () => {
    const { change } = await showControl(<Notice tone="danger">No</Notice>);
    expect(screen.queryByRole('alert')).toBeNull();
    change(
      <Notice tone="danger" announce>
        No
      </Notice>,
    );
    expect(screen.getByRole('alert').textContent).toContain('No');
    change(
      <Notice tone="success" announce>
        Yes
      </Notice>,
    );
    expect(screen.getByRole('status').textContent).toContain('Yes');
  });
});

describe('an amount', () => {
  it('is written as the language writes it, and never breaks', async () => {
    await showControl(<Amount value={{ cents: 123_456, currency: 'USD' }} size="page" />);
    const amount = screen.getByText('$1,234.56');
    expect(styleOf(amount).whiteSpace).toBe('nowrap');
    expect(styleOf(amount).fontVariantNumeric).toContain('tabular-nums');
  });
});

describe('a chip', () => {
  it('says its state in words, and each of the five styles has a look of its own', async () => {
    await showControl(
      <Card>
        {CHIP_STYLES.map((style) => (
          <StatusChip key={style} style={style} text={`is ${style}`} />
        ))}
      </Card>,
    );
    const looks = CHIP_STYLES.map((style) => styleOf(screen.getByText(`is ${style}`)).backgroundColor);
    expect(new Set(looks).size).toBe(5);
  });
});

describe('a bar of progress', () => {
  it.each([
    [3, 12, '25'],
    [0, 12, '0'],
    [15, 12, '100'],
    [-1, 12, '0'],
    [1, 0, '0'],
  ])('of %i out of %i is filled to %s hundredths, and is said in words', async (value, max, width) => {
    await showControl(<ProgressBar value={value} max={max} label="Paid so far" />);
    const bar = screen.getByRole('img', { name: 'Paid so far' });
    expect(bar.querySelectorAll('rect')[1]?.getAttribute('width')).toBe(width);
  });
});

describe('a list of facts', () => {
  it('pairs each term with its value and a way to change it', async () => {
    const pressed: string[] = [];
    const { user } = await showControl(
      <DefinitionList
        items={[
          { term: 'Name', value: 'Avery' },
          {
            term: 'Email',
            value: 'avery.stone@example.com',
            action: <ActionLink onClick={() => pressed.push('email')}>Edit</ActionLink>,
          },
        ]}
      />,
    );
    const [name, email] = screen.getAllByRole('term').map((term) => term.parentElement);
    if (!name || !email) throw new Error('there are no facts');
    expect(
      within(name)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Avery']);
    expect(within(name).queryByRole('button')).toBeNull();
    await user.click(within(email).getByRole('button', { name: 'Edit' }));
    expect(pressed).toEqual(['email']);
  });

  it('unfolds beneath a term what it means, of one term at a time', async () => {
    const heard: string[] = [];
    const { user } = await showControl(
      <DefinitionList
        items={['Rate', 'Fees'].map((term) => ({
          term,
          value: '1',
          meaning: `Meaning of ${term}`,
          onExplain: () => heard.push(term),
        }))}
      />,
    );
    const [rate, fees] = screen.getAllByRole('button');
    if (!rate || !fees) throw new Error('nothing can be explained');
    expect(rate.textContent).toContain('Rate');
    await user.click(rate);
    expect(rate.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Meaning of Rate').closest('div')).toBe(rate.closest('div'));
    await user.click(fees);
    expect(screen.queryByText('Meaning of Rate')).toBeNull();
    expect(screen.getByText('Meaning of Fees').closest('div')).toBe(fees.closest('div'));
    await user.click(fees);
    expect(screen.queryByText('Meaning of Fees')).toBeNull();
    expect(fees.getAttribute('aria-expanded')).toBe('false');
    expect(heard).toEqual(['Rate', 'Fees']);
  });
});

describe('a link to another site', () => {
  it('opens a new tab that cannot reach back, and says so', async () => {
    await showControl(<ExternalLink href="https://bank.example/help">Help</ExternalLink>);
    const link = screen.getByRole('link', { name: /^Help\s*\(opens in a new tab\)$/ });
    expect(link.getAttribute('href')).toBe('https://bank.example/help');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('what reads as a link and does something here', () => {
  it('is a button that sends no form', async () => {
    let sent = 0;
    const { user } = await showControl(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <ActionLink>Edit</ActionLink>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(sent).toBe(0);
  });
});

describe('a card', () => {
  it('is the part of the page that it is said to be, under its heading', async () => {
    await showControl(
      <Card as="section" aria-labelledby="title">
        <h2 id="title">Privacy</h2>
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Privacy' })).toBeTruthy();
  });
});
