import { expect, test, vi } from 'vitest';

import { keepEarlyKeys } from './early-keys.ts';

type Modifiers = Partial<Record<'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing', boolean>>;

/** A window whose keys are pressed by name; says which of them reached nothing else. */
function keyboard(onEscape = () => undefined) {
  const page = new EventTarget();
  const early = keepEarlyKeys(page as Window, onEscape);
  const press = (key: string, modifiers: Modifiers = {}, isAltGraph = false) => {
    const event = new Event('keydown', { cancelable: true });
    Object.assign(event, { key, ...modifiers, getModifierState: () => isAltGraph });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { press, early, point: () => page.dispatchEvent(new Event('pointerdown')) };
}

test('letters typed at once are kept in order, and reach no field behind', () => {
  const { press, early } = keyboard();
  expect([...'æble 7'].every((key) => press(key))).toBe(true);
  press('Backspace');
  expect(press('@', { ctrlKey: true, altKey: true }, true)).toBe(true);
  expect(early.take()).toBe('æble @');
  expect(press('x')).toBe(false);
  expect(early.take()).toBe('');
});

test('Enter presses nothing behind; shortcuts and composed letters go on as ever', () => {
  const { press, early } = keyboard();
  expect(press('Enter')).toBe(true);
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect(press('F5')).toBe(false);
  expect(press('に', { isComposing: true })).toBe(false);
  expect(early.take()).toBe('');
});

test('Escape closes the search, and a click ends it as well', () => {
  const onEscape = vi.fn<() => undefined>();
  const first = keyboard(onEscape);
  first.press('a');
  first.press('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
  expect(first.press('b')).toBe(false);
  const second = keyboard();
  second.point();
  expect(second.press('b')).toBe(false);
});
