import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFallbacks } from './fallback/fallback.ts';
import { printedRuns, unprintableIn } from './printable.ts';

/** The printed runs, with a bar where the font changes. */
async function printed(text: string): Promise<string> {
  const runs = printedRuns(text, await loadFallbacks(text));
  return runs.map((run) => run.text).join('|');
}

describe('printable text', () => {
  it.each([
    ['Æblerød Ålegård & Sønner', 'Æblerød Ålegård & Sønner'],
    ['Łódź, Αθήνα, Київ, 12 €, −5, “dug”', 'Łódź, Αθήνα, Київ, 12 €, −5, “dug”'],
  ])('%s is unchanged', (text, runs) => expect(printed(text)).resolves.toBe(runs));

  it('composes letters and combining accents', async () => {
    expect(await printed('a\u030arhus')).toBe('århus');
  });

  it.each([
    ['Nguyễn', 'Nguy|ễ|n'],
    ['Ґалаґан', 'Ґ|ала|ґ|ан'],
    ['東京', '??'],
    ['Fest 🎉', 'Fest ?'],
    ['ﬁn', 'fin'],
  ])('%s is written %s', async (text, runs) => expect(await printed(text)).toBe(runs));

  it('contains no control characters', async () => {
    expect(await printed('a\tb\u0000c\u00add\u200be\u202ff')).toBe('a bcde f');
  });

  it('without its fonts loaded a text is drawn with question marks, never refused', () => {
    expect(printedRuns('Nguyễn شركة')).toEqual([{ text: 'Nguyen ????', font: 'inter' }]);
  });
});

describe('text from right to left', () => {
  it('joins Arabic letters and turns them around, Latin words stay', async () => {
    // Sheen and kaf begin, ra ends, teh marbuta follows a kaf.
    expect(await printed('شركة ApS')).toBe('\ufe94\ufedb\ufeae\ufeb7| ApS');
  });

  it('joins lam and alef to one sign, and none over a joiner that separates', async () => {
    expect(await printed('سلام')).toBe('\ufee1\ufefc\ufeb3');
    expect(await printed('می\u200cخ')).toBe('\ufea5\ufbfd\ufee3');
  });

  it('turns Hebrew around, and not the number within it', async () => {
    expect(await printed('שלום 12')).toBe('12 |םולש');
  });
});

describe('an unprintable character', () => {
  it.each([
    ['Fest 🎉🎉 i 東京', ['🎉', '東', '京']],
    ['شركة النور, Nguyễn, שלום, Ґ, № 5 ✓', []],
    ['Hvad?', []],
    ['a\u0301\u0302 👩‍🎤', ['👩', '🎤']],
  ])('is named: %s', (text, characters) => expect(unprintableIn(text)).toEqual(characters));

  it('is named exactly when a question mark is drawn for it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 20 }), async (text) => {
        const asked = text.replaceAll(/[?\u037e\ufe56\uff1f\u2047-\u2049]/g, '');
        const marks = [...(await printed(asked))].filter((sign) => sign === '?');
        expect(marks.length > 0).toBe(unprintableIn(asked).length > 0);
      }),
    );
  });
});
