import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { slowFades } from '../support/slow-fades.ts';
import { showFlow } from './flow-in-modal.tsx';

describe('the modal around a flow', () => {
  // Proves.
  it('shows the step that the flow names, is named by its heading, and gives it the focus', async () => {
    const { dialog, heading, press, isAt } = await showFlow();
    expect(document.activeElement).toBe(heading());
    await press('Go on');
    expect(document.activeElement).toBe(await isAt('Second'));
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')).toBe(heading());
    expect(within(dialog).getByText('Content of Second')).toBeTruthy();
  });

  // Proves.
  it('keeps the step before as it was drawn until it has faded out', async () => {
    const { dialog, heading, press, isAt } = await showFlow();
    const fades = slowFades();
    await press('Go on');
    await fades.begun();
    expect(heading().textContent).toBe('First');
    expect(within(dialog).getByText('Content of First')).toBeTruthy();
    await press('Go on');
    fades.end();
    await isAt('Second');
    expect(within(dialog).getByText('Content of Second')).toBeTruthy();
  });

  it('shows the latest step where another one came up during the fade', async () => {
    const { press, move, isAt } = await showFlow();
    const fades = slowFades();
    await press('Go on');
    await fades.begun();
    await move('First', 'Second', 'Third');
    fades.end();
    await isAt('Third');
  });

  it('draws a step anew that comes back while it fades out, instead of leaving it invisible', async () => {
    const { heading, press, move } = await showFlow();
    const first = heading();
    const fades = slowFades();
    await press('Go on');
    await fades.begun();
    await move('First');
    fades.end();
    await waitFor(() => expect(heading()).not.toBe(first));
    expect(heading().textContent).toBe('First');
  });

  it('changes its step at once where it is closed meanwhile', async () => {
    const { dialog, heading, press, move } = await showFlow();
    const fades = slowFades();
    await press('Go on');
    await fades.begun();
    await press('Close');
    expect(dialog.open).toBe(false);
    await press('Open');
    expect(heading().textContent).toBe('Second');
    await press('Close');
    await move('First');
    await press('Open');
    fades.end();
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect(heading().textContent).toBe('First');
  });
});

describe('Back', () => {
  // Proves.
  it('has an arrow, leads one step, and is there only where the flow has a step before', async () => {
    const { press, button, isAt, move } = await showFlow();
    expect(button('Back')).toBeNull();
    await press('Go on');
    await isAt('Second');
    await press('Go on');
    await isAt('Third');
    expect(button('Back')?.querySelector('svg')).toBeTruthy();
    await press('Back');
    await isAt('Second');
    await press('Back');
    await isAt('First');
    expect(button('Back')).toBeNull();
    await move('First', 'Second', 'Third');
    await isAt('Third');
    await move('First');
    await isAt('First');
    expect(button('Back')).toBeNull();
  });

  it('leads one step where it is pressed again while the step fades out', async () => {
    const { dialog, press, move, isAt } = await showFlow();
    await move('First', 'Second', 'Third');
    await isAt('Third');
    const fades = slowFades();
    await press('Back');
    await fades.begun();
    expect(within(dialog).getByText('Content of Third')).toBeTruthy();
    await press('Back');
    fades.end();
    await isAt('Second');
    expect(within(dialog).getByText('Content of Second')).toBeTruthy();
  });
});
