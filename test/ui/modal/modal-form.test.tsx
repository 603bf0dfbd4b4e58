import type { FormCheck } from '@member-portal/application/flows';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { TextField } from '../../../src/ui/controls/TextField.tsx';
import { useForm } from '../../../src/ui/controls/use-form.tsx';
import { ModalForm } from '../../../src/ui/modal/ModalForm.tsx';
import { StepModal } from '../../../src/ui/modal/StepModal.tsx';
import { lendDialogs } from '../loans/lend-dialogs.ts';
import { showControl } from '../support/show-control.tsx';

type Given = Partial<Omit<ComponentProps<typeof ModalForm>, 'form'>> & {
  readonly check?: FormCheck<'city', string>;
  readonly onSubmit?: () => void;
  readonly failure?: { readonly heading: string; readonly text: string };
};
const FormInModal = ({
  check = { attempt: 0, problems: {} },
  onSubmit = () => undefined,
  failure,
  ...given
}: Given) => {
  const form = useForm(check, { id: 'test', words: (problem) => problem, failure, onSubmit });
  return (
    <ModalForm submit="Save" busy={false} {...given} form={form}>
      <TextField {...form.field('city')} label="City" value="" onChange={() => undefined} />
    </ModalForm>
  );
};
const inModal = (given: Given) => (
  <StepModal
    open
    onClose={() => undefined}
    step={{ id: 'form', heading: 'Form', content: <FormInModal {...given} /> }}
  />
);
const show = (given: Given) => {
  lendDialogs();
  return showControl(inModal(given));
};

it('submits by its button and by Enter', async () => {
  const onSubmit = vi.fn();
  const { user } = await show({ onSubmit });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText('City'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('says that it is busy, and its button submits nothing then', async () => {
  const onSubmit = vi.fn();
  const { user } = await show({ onSubmit, busy: true });
  const button = screen.getByRole('button', { name: /Save/ });
  await user.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('gives the summary of its problems the focus at each refusal, and leads from there to the field', async () => {
  const problems = { city: 'Enter a city' };
  const { user, change } = await show({ check: { attempt: 1, problems } });
  expect(screen.getByRole('alert').textContent).toContain('Enter a city');
  await user.click(screen.getByRole('link', { name: 'Enter a city' }));
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
  change(inModal({ check: { attempt: 2, problems } }));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('shows what introduces it, what failed, and its fields in that order', async () => {
  await show({ intro: <p>Intro</p>, failure: { heading: 'Not saved', text: 'No line' } });
  const order = [screen.getByText('Intro'), screen.getByText('Not saved'), screen.getByLabelText('City')];
  for (const [index, element] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('announces the same failure again after another try, and not in between', async () => {
  const failed = (attempt: number) =>
    inModal({ failure: { heading: 'Not saved', text: 'No line' }, check: { attempt, problems: {} } });
  const { change } = await show({ failure: { heading: 'Not saved', text: 'No line' } });
  const first = screen.getByRole('alert');
  change(failed(0));
  expect(screen.getByRole('alert')).toBe(first);
  change(failed(1));
  expect(screen.getByRole('alert')).not.toBe(first);
});
