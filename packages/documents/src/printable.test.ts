import { describe, expect, it } from 'vitest';
import { toPrintable } from './printable.ts';

describe('printable text', () => {
  it.each([
    ['Æblerød Ålegård & Sønner', 'Æblerød Ålegård & Sønner'],
    ['Łódź, Αθήνα, Київ, 12 €, −5, “dug”', 'Łódź, Αθήνα, Київ, 12 €, −5, “dug”'],
  ])('%s is unchanged', (text, printed) => expect(toPrintable(text)).toBe(printed));

  it('composes letters and combining accents', () => {
    expect(toPrintable('a\u030arhus')).toBe('århus');
  });

  it.each([
    ['Nguyễn', 'Nguyen'],
    ['東京', '??'],
    ['Fest 🎉', 'Fest ?'],
  ])('%s is written %s', (text, printed) => {
    expect(toPrintable(text)).toBe(printed);
  });

  it('is the same for a letter alone as for one among letters that need more', () => {
    const letters = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code));
    const others = letters.filter(
      (letter) => toPrintable(letter) !== toPrintable(`東${letter}`).slice(1),
    );
    expect(others).toEqual([]);
  });

  it('contains no control characters', () => {
    expect(toPrintable('a\tb\u0000c\u00add\u200be\u202ff')).toBe('a bcde f');
  });
});
