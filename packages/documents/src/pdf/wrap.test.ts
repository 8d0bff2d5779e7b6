import { describe, expect, it } from 'vitest';
import { styles } from './styles.ts';
import { cutText, wrapRuns, wrapText } from './wrap.ts';

/** Each character one millimetre wide. */
const pen = { width: (text: string): number => text.length };

describe('wrapping', () => {
  it.each([
    ['', 10, []],
    ['et to tre', 20, ['et to tre']],
    ['et to tre', 6, ['et to', 'tre']],
    ['et  to\ntre', 20, ['et to', 'tre']],
    ['et\n\nto\r\ntre\n', 20, ['et', '', 'to', 'tre']],
    [' \n', 20, []],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['ja abcdefgh nej', 4, ['ja', 'abcd', 'efgh', 'nej']],
    ['er 100,00 kr. nu', 11, ['er', '100,00 kr.', 'nu']],
    ['Moms 25 %', 7, ['Moms', '25 %']],
  ])('"%s" within %i mm', (text, width, lines) => {
    expect(wrapText(text, styles.text, pen, width)).toEqual(lines);
  });

  it.each([
    ['Jonas Bak', 9, 'Jonas Bak'],
    ['Jonas Bak', 8, 'Jonas B…'],
    ['Jonas Bak', 7, 'Jonas…'],
    ['Jonas', 0, '…'],
    ['', 0, ''],
  ])('"%s" cut to %i mm is "%s"', (text, width, cut) => {
    expect(cutText(text, styles.text, pen, width)).toBe(cut);
  });

  it('keeps each style at its place in the line', () => {
    const runs = [
      { text: 'Telt, stort', style: styles.medium },
      { text: 'med gulv og dør', style: styles.dimmed },
    ];
    expect(wrapRuns(runs, pen, 16)).toEqual([
      [
        { text: 'Telt, stort', style: styles.medium, x: 0 },
        { text: 'med', style: styles.dimmed, x: 12 },
      ],
      [{ text: 'gulv og dør', style: styles.dimmed, x: 0 }],
    ]);
  });

  it('keeps the line breaks of a text behind another', () => {
    const runs = [
      { text: 'Telt,', style: styles.medium },
      { text: 'stort\nmed gulv', style: styles.dimmed },
    ];
    expect(wrapRuns(runs, pen, 40)).toEqual([
      [
        { text: 'Telt,', style: styles.medium, x: 0 },
        { text: 'stort', style: styles.dimmed, x: 6 },
      ],
      [{ text: 'med gulv', style: styles.dimmed, x: 0 }],
    ]);
  });
});
