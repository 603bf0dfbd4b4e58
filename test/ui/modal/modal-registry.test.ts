import { describe, expect, it } from 'vitest';
import { createModalRegistry } from '../../../src/ui/modal/ModalRegistry.tsx';

describe('the registry of open modals', () => {
  // Proves.
  it('gives a modal, under its id, a handle that closes it', () => {
    const registry = createModalRegistry();
    let closed = 0;
    const handle = registry.register('first', () => {
      closed += 1;
    });
    expect(handle.id).toBe('first');
    expect(registry.open()).toEqual(['first']);
    handle.close();
    expect(closed).toBe(1);
    registry.forget('first');
    expect(registry.open()).toEqual([]);
  });

  it('closes all, the one opened last before those under it', () => {
    const registry = createModalRegistry();
    const order: string[] = [];
    for (const id of ['first', 'second', 'third']) registry.register(id, () => order.push(id));
    registry.closeAll();
    expect(order).toEqual(['third', 'second', 'first']);
  });

  it('closes all while each removes itself from the registry', () => {
    const registry = createModalRegistry();
    const order: string[] = [];
    for (const id of ['first', 'second'])
      registry.register(id, () => {
        order.push(id);
        registry.forget(id);
      });
    registry.closeAll();
    expect(order).toEqual(['second', 'first']);
    expect(registry.open()).toEqual([]);
  });

  it('does not include another portal’s modals on the same page', () => {
    const [one, other] = [createModalRegistry(), createModalRegistry()];
    one.register('first', () => undefined);
    expect(other.open()).toEqual([]);
  });
});
