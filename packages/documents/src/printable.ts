import { fallbackOf, noFallbacks } from './fallback/fallback.ts';
import type { FallbackName, Fallbacks } from './fallback/fallback.ts';
import { isPlain } from './plain-text.ts';
import { PRINTABLE_RANGES } from './printable-ranges.ts';

const SPACES = /[\t\r\n\u2000-\u200a\u202f\u205f\u3000]/g;
const MARKS = /[\p{Mn}\ufe0f]/gu;
/** Controls, and the joiners that Arabic letters are shaped by before they go. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

type FontName = 'inter' | FallbackName;

/** A part of a line in one font, in the order of its signs on paper. */
interface PrintedRun {
  readonly text: string;
  readonly font: FontName;
}

function isInInter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return PRINTABLE_RANGES.some(([first, last]) => code >= first && code <= last);
}

function fontOf(character: string, { fonts }: Fallbacks): FontName | undefined {
  if (isInInter(character)) return 'inter';
  const name = fallbackOf(character);
  return fonts.some((font) => font.name === name) ? name : undefined;
}

/** The same letter without its rare accent, or the letters of a joined sign; else a question mark. */
function replacement(character: string): string {
  const plain = character.normalize('NFKD').replace(MARKS, '');
  return plain !== '' && [...plain].every(isInInter) ? plain : '?';
}

const lineOf = (text: string) => text.normalize('NFC').replace(SPACES, ' ').replace(MARKS, '');

/**
 * One line of text as it is drawn: in visual order, cut where the font changes. Signs that no font has
 * become question marks; `unprintableIn` names them beforehand.
 */
export function printedRuns(text: string, fallbacks: Fallbacks = noFallbacks): PrintedRun[] {
  if (isPlain(text)) return [{ text, font: 'inter' }];
  const runs: { text: string; font: FontName }[] = [];
  for (const character of fallbacks.toVisual(lineOf(text)).replace(INVISIBLE, '')) {
    const font = fontOf(character, fallbacks);
    const drawn = font === undefined ? replacement(character) : character;
    const last = runs.at(-1);
    if (last?.font === (font ?? 'inter')) last.text += drawn;
    else runs.push({ text: drawn, font: font ?? 'inter' });
  }
  return runs;
}

/** The characters of a text that are question marks in a PDF, each once. */
export function unprintableIn(text: string): string[] {
  if (isPlain(text)) return [];
  const drawn = [...new Set(lineOf(text).replace(INVISIBLE, ''))];
  return drawn.filter(
    (character) =>
      character !== '?' &&
      !isInInter(character) &&
      fallbackOf(character) === undefined &&
      replacement(character) === '?',
  );
}
