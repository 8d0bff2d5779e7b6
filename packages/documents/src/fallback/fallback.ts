import { fallbackRanges } from './ranges.generated.ts';
import { hasArabicForms } from './arabic-forms.ts';

export type FallbackName = keyof typeof fallbackRanges;

interface FallbackFont {
  readonly name: FallbackName;
  /** TrueType in base64. */
  readonly regular: string;
  readonly semibold: string;
}

/** Fonts and tables that a document needs beyond the standard fonts. */
export interface Fallbacks {
  readonly fonts: readonly FallbackFont[];
  /** Turns a line in reading order into the order of its signs on paper. */
  readonly toVisual: (line: string) => string;
}

export const noFallbacks: Fallbacks = { fonts: [], toVisual: (line) => line };

const names = ['extended', 'arabic', 'hebrew'] as const satisfies readonly FallbackName[];
const loaders = {
  extended: () => import('./extended.generated.ts'),
  arabic: () => import('./arabic.generated.ts'),
  hebrew: () => import('./hebrew.generated.ts'),
} as const;

/** The font that has a character; undefined where none does. */
export function fallbackOf(character: string): FallbackName | undefined {
  const code = character.codePointAt(0) ?? 0;
  const isUnjoinable = code >= 0x620 && code <= 0x6d3 && /\p{L}/u.test(character);
  if (isUnjoinable && character !== '\u0640' && !hasArabicForms(character)) return undefined;
  return names.find((name) =>
    fallbackRanges[name].some(([first, last]) => code >= first && code <= last),
  );
}

/** Loads the fonts for the characters of a text, and what its direction needs; mostly nothing. */
export async function loadFallbacks(text: string): Promise<Fallbacks> {
  // Composed letters are other characters than their parts.
  const used = new Set([...new Set(text.normalize('NFC'))].map(fallbackOf));
  const needed = names.filter((name) => used.has(name));
  const isRightToLeft = used.has('arabic') || used.has('hebrew');
  const [toVisual, ...fonts] = await Promise.all([
    isRightToLeft ? import('./visual-order.ts').then((code) => code.toVisual) : undefined,
    ...needed.map(async (name) => ({ name, ...(await loaders[name]()) })),
  ]);
  return { fonts, toVisual: toVisual ?? noFallbacks.toVisual };
}
