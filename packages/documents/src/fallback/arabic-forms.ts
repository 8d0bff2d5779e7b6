/**
 * Joined forms of Arabic letters, by the presentation forms of Unicode (FB50 to FEFF). A shaping
 * library would need WebAssembly, which the site's content security policy refuses.
 */
interface Forms {
  readonly isolated: string;
  readonly final: string;
  /** Undefined for letters that join only to the one before them. */
  readonly initial?: string | undefined;
  readonly medial?: string | undefined;
}

const BLOCKS = [
  [0xfb50, 0xfbb1],
  [0xfbd3, 0xfbe7],
  [0xfbfc, 0xfbff],
  [0xfe80, 0xfef4],
] as const;
const LAM = '\u0644';
const TATWEEL = '\u0640';
/** Right after lam these become one sign with it: its form alone; the joined one follows it. */
const LAM_ALEF: Readonly<Record<string, number>> = {
  '\u0622': 0xfef5,
  '\u0623': 0xfef7,
  '\u0625': 0xfef9,
  '\u0627': 0xfefb,
};

/** The forms of a letter follow each other in the order isolated, final, initial, medial. */
function readForms(): ReadonlyMap<string, Forms> {
  const found = new Map<string, string[]>();
  for (const [first, last] of BLOCKS)
    for (let code = first; code <= last; code += 1) {
      const form = String.fromCodePoint(code);
      const letter = form.normalize('NFKC');
      if (letter !== form && letter.length === 1)
        found.set(letter, [...(found.get(letter) ?? []), form]);
    }
  return new Map(
    [...found].map(([letter, [isolated = letter, final = isolated, initial, medial]]) => [
      letter,
      { isolated, final, initial, medial },
    ]),
  );
}

const forms = readForms();

const joinsNext = (letter: string | undefined) =>
  letter === TATWEEL || (letter !== undefined && forms.get(letter)?.initial !== undefined);
const joinsBefore = (letter: string | undefined) =>
  letter === TATWEEL ||
  (letter !== undefined && forms.get(letter)?.final !== forms.get(letter)?.isolated);

/** Whether an Arabic letter can be drawn: one without forms would be unjoined among others. */
export function hasArabicForms(letter: string): boolean {
  return forms.has(letter);
}

/** The text in reading order, each letter in the form that its neighbours ask for. */
export function shapeArabic(text: string): string {
  const letters = [...text];
  let shaped = '';
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] ?? '';
    const joined = joinsNext(letters[index - 1]) && joinsBefore(letter);
    const ligature = letter === LAM ? LAM_ALEF[letters[index + 1] ?? ''] : undefined;
    if (ligature !== undefined) {
      shaped += String.fromCodePoint(joined ? ligature + 1 : ligature);
      index += 1;
    } else shaped += formOf(letter, joined, letters[index + 1]);
  }
  return shaped;
}

function formOf(letter: string, joined: boolean, next: string | undefined): string {
  const own = forms.get(letter);
  if (own === undefined) return letter;
  const { isolated, final, initial, medial } = own;
  const joinsOn = initial !== undefined && joinsBefore(next);
  if (joined) return (joinsOn ? medial : undefined) ?? final;
  return joinsOn ? initial : isolated;
}
