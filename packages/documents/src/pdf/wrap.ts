import type { Pen } from './pen.ts';
import type { Style } from './styles.ts';

/** Text in one style; a paragraph has several. */
type Run = { readonly text: string; readonly style: Style };
/** A run placed `x` mm from the beginning of its line. */
type Piece = Run & { readonly x: number };
export type Line = readonly Piece[];

/** Lines are not broken before a percent sign or 'kr.'. */
const WORD_GAP = /\s+(?!%|kr\.)/;

type Measure = Pick<Pen, 'width'>;

/** A word wider than the line is cut at any letter; there is no hyphenation. */
function cutWord({ text, style }: Run, pen: Measure, width: number): Run[] {
  if (pen.width(text, style) <= width) return [{ text, style }];
  const parts: string[] = [''];
  for (const character of text) {
    const part = parts.at(-1) ?? '';
    if (part !== '' && pen.width(part + character, style) > width) parts.push(character);
    else parts[parts.length - 1] = part + character;
  }
  return parts.map((part) => ({ text: part, style }));
}

function wordsOf(runs: readonly Run[], pen: Measure, width: number): Run[] {
  return runs.flatMap(({ text, style }) =>
    text
      .split(WORD_GAP)
      .filter((word) => word !== '')
      .flatMap((word) => cutWord({ text: word, style }, pen, width)),
  );
}

function endOf(line: Line, pen: Measure): number {
  const last = line.at(-1);
  return last === undefined ? 0 : last.x + pen.width(`${last.text} `, last.style);
}

function append(line: Line, word: Run, pen: Measure): Line {
  const last = line.at(-1);
  if (last?.style !== word.style) return [...line, { ...word, x: endOf(line, pen) }];
  return [...line.slice(0, -1), { ...last, text: `${last.text} ${word.text}` }];
}

function fits(line: Line, pen: Measure, width: number): boolean {
  const last = line.at(-1);
  return last === undefined || last.x + pen.width(last.text, last.style) <= width;
}

/** The runs of each paragraph: a line break in a run begins another. */
function paragraphsOf(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]];
  for (const { text, style } of runs) {
    const [first = '', ...others] = text.split(/\r?\n/);
    paragraphs.at(-1)?.push({ text: first, style });
    paragraphs.push(...others.map((other) => [{ text: other, style }]));
  }
  return paragraphs;
}

const isBlank = (line: Line) => line.length === 0;

/**
 * Breaks text of several styles into lines no wider than `width`; none for no text. Its own line breaks
 * are kept, and blank lines between others.
 */
export function wrapRuns(runs: readonly Run[], pen: Measure, width: number): Line[] {
  const lines = paragraphsOf(runs).flatMap((paragraph) => {
    const wrapped = wrapParagraph(paragraph, pen, width);
    return wrapped.length === 0 ? [[]] : wrapped;
  });
  const first = lines.findIndex((line) => !isBlank(line));
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex((line) => !isBlank(line)) + 1);
}

function wrapParagraph(runs: readonly Run[], pen: Measure, width: number): Line[] {
  const lines: Line[] = [];
  let line: Line = [];
  for (const word of wordsOf(runs, pen, width)) {
    const longer = append(line, word, pen);
    if (line.length > 0 && !fits(longer, pen, width)) {
      lines.push(line);
      line = append([], word, pen);
    } else line = longer;
  }
  return line.length > 0 ? [...lines, line] : lines;
}

/** Breaks text of one style into lines; line breaks in the text are kept. */
export function wrapText(text: string, style: Style, pen: Measure, width: number): string[] {
  const lines = wrapRuns([{ text, style }], pen, width);
  return lines.map((line) => line.map((piece) => piece.text).join(' '));
}

/** One line of a text: its first letters and an ellipsis where all of it is too wide. */
export function cutText(text: string, style: Style, pen: Measure, width: number): string {
  if (pen.width(text, style) <= width) return text;
  let cut = text;
  while (cut !== '' && pen.width(`${cut}…`, style) > width) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

/** Writes wrapped text downwards from `y` and returns the baseline of the next line. */
export function writeLines(
  pen: Pen,
  lines: readonly string[],
  x: number,
  y: number,
  style: Style,
  step: number,
): number {
  for (const [index, line] of lines.entries()) pen.write(line, x, y + index * step, style);
  return y + lines.length * step;
}
