import { describe, expect, it } from 'vitest';
import { toPrintable } from './printable.ts';

describe('text on paper', () => {
  it.each([
    ['Æblerød Ålegård & Sønner', 'Æblerød Ålegård & Sønner'],
    ['Łódź, Αθήνα, Київ, 12 €, −5, “dug”', 'Łódź, Αθήνα, Київ, 12 €, −5, “dug”'],
  ])('%s stays as it is', (text, printed) => expect(toPrintable(text)).toBe(printed));

  it('composes letters that were typed as letter and accent', () => {
    expect(toPrintable('a\u030arhus')).toBe('århus');
  });

  it.each([
    ['Nguyễn', 'Nguyen'],
    ['東京', '??'],
    ['Fest 🎉', 'Fest ?'],
  ])('%s is written %s, so that a reader sees the gap', (text, printed) => {
    expect(toPrintable(text)).toBe(printed);
  });

  it('has no control characters', () => {
    expect(toPrintable('a\tb\u0000c\u00add\u200be\u202ff')).toBe('a bcde f');
  });
});
