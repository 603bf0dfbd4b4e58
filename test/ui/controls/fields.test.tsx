import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../../../src/ui/controls/Checkbox.tsx';
import { ErrorSummary } from '../../../src/ui/controls/ErrorSummary.tsx';
import { RadioCards } from '../../../src/ui/controls/RadioCards.tsx';
import { SelectField } from '../../../src/ui/controls/SelectField.tsx';
import { TextField } from '../../../src/ui/controls/TextField.tsx';
import { Toggle } from '../../../src/ui/controls/Toggle.tsx';
import { descriptionOf } from '../support/description-of.ts';
import { readText } from '../support/read-text.ts';
import { showControl } from '../support/show-control.tsx';

describe('a field of text', () => {
  const Field = ({ error }: { readonly error?: string }) => {
    const [value, setValue] = useState('');
    return <TextField label="City" hint="Where you live" value={value} onChange={setValue} error={error} />;
  };

  it('is tied to its label and its hint, and takes what is typed', async () => {
    const { user } = await showControl(<Field />);
    const field = screen.getByLabelText<HTMLInputElement>('City');
    await user.type(field, 'Troy');
    expect(field.value).toBe('Troy');
    expect(descriptionOf(field)).toEqual(['Where you live']);
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });

  it('is tied to its error while there is one, in a live region that was there before', async () => {
    const { change } = await showControl(<Field />);
    const field = screen.getByLabelText('City');
    const regions = document.querySelectorAll('[aria-live=polite]').length;
    change(<Field error="Enter a city" />);
    expect(document.querySelectorAll('[aria-live=polite]')).toHaveLength(regions);
    expect(descriptionOf(field)).toEqual(['Where you live', 'Enter a city']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a choice out of many', () => {
  it('is the platform’s own list, tied to label and error', async () => {
    const chosen: string[] = [];
    const { user } = await showControl(
      <SelectField
        label="State"
        value=""
        error="Choose a state"
        onChange={(value) => chosen.push(value)}
        options={[
          { value: '', text: 'Select' },
          { value: 'NY', text: 'New York' },
        ]}
      />,
    );
    const select = screen.getByRole('combobox', { name: 'State' });
    expect(descriptionOf(select)).toEqual(['Choose a state']);
    await user.selectOptions(select, 'New York');
    expect(chosen).toEqual(['NY']);
  });
});

describe('a choice out of a few', () => {
  const Cards = () => {
    const [value, setValue] = useState<'one' | 'two'>();
    return (
      <RadioCards
        legend="Which"
        error="Choose one"
        value={value}
        onChange={setValue}
        cards={[
          { value: 'one', label: 'First', detail: 'The usual' },
          { value: 'two', label: 'Second', more: <p>More of it</p> },
        ]}
      />
    );
  };

  it('is one group, whose cards can be pressed anywhere, and shows more of the chosen one alone', async () => {
    const { user } = await showControl(<Cards />);
    const group = screen.getByRole('group', { name: 'Which' });
    expect(descriptionOf(group)).toEqual(['Choose one']);
    await user.click(screen.getByText('The usual'));
    const [first, second] = within(group).getAllByRole<HTMLInputElement>('radio');
    expect([first?.checked, second?.checked]).toEqual([true, false]);
    expect(screen.queryByText('More of it')).toBeNull();
    await user.click(screen.getByText('Second'));
    expect(second?.checked).toBe(true);
    expect(screen.getByText('More of it')).toBeTruthy();
  });
});

describe('a box to tick, and a switch', () => {
  it('are pressed by their labels and by the space bar', async () => {
    const told: unknown[] = [];
    const { user } = await showControl(
      <>
        <Checkbox label="I agree" checked={false} onChange={(on) => told.push(['box', on])} />
        <Toggle
          label="Opt out"
          detail="Nothing is measured"
          on
          onChange={(on) => told.push(['switch', on])}
        />
      </>,
    );
    await user.click(screen.getByText('I agree'));
    screen.getByRole('switch', { name: 'Opt out' }).focus();
    await user.keyboard(' ');
    expect(told).toEqual([
      ['box', true],
      ['switch', false],
    ]);
    expect(descriptionOf(screen.getByRole('switch'))).toEqual(['Nothing is measured']);
  });
});

describe('the summary of what is wrong', () => {
  const Form = ({
    attempt,
    problems,
  }: {
    readonly attempt: number;
    readonly problems: readonly string[];
  }) => (
    <>
      <ErrorSummary
        attempt={attempt}
        problems={problems.map((text) => ({ field: text.toLowerCase(), text }))}
      />
      <TextField id="city" label="City" value="" onChange={() => undefined} />
    </>
  );

  it('is not there while nothing is', async () => {
    await showControl(<Form attempt={1} problems={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the focus at each attempt, counts, and leads to the fields', async () => {
    const { user, change } = await showControl(<Form attempt={0} problems={[]} />);
    change(<Form attempt={1} problems={['City', 'State']} />);
    const summary = screen.getByRole('alert');
    expect(readText(summary)).toContain('There are 2 problems');
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole('link', { name: 'City' }));
    expect(document.activeElement).toBe(screen.getByLabelText('City'));
    change(<Form attempt={2} problems={['City']} />);
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('There is a problem');
  });
});
