import * as z from 'zod';

/** Every control character but tab and line breaks, of ASCII and of ISO 8859 (C0 and C1). */
// eslint-disable-next-line no-control-regex -- it refuses them
const withoutControls = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/;
/** Around the line they are trimmed away, which the API description says too. */
const withoutLineBreaks = /^\s*[^\n\r\u2028\u2029]*\s*$/;
/** Embeddings, overrides and isolates: a name with one turns the text after it around. */
const withoutDirections = /^[^\u202a-\u202e\u2066-\u2069]*$/;
/** Anything that leaves a mark on the screen: no space, no control, no filler, no blank Braille. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]/u;

export const badCharacters = 'Teksten har ugyldige tegn.';

/**
 * True for visible text. A joined emoji or an Arabic name is visible, a zero-width space is not.
 */
function isVisible(value: string): boolean {
  return value === '' || visible.test(value);
}

/**
 * Text of at most `max` characters (UTF-16 units), trimmed, with line breaks. Control characters,
 * half characters (lone surrogates) and invisible texts are refused, never dropped.
 */
export function text(max: number, error = 'Skal være tekst.') {
  return (
    z
      .string({ error })
      // Before it is trimmed: form feeds count as spaces.
      .regex(withoutControls, { error: badCharacters, abort: true })
      .overwrite((value) => value.trim())
      .max(max, { error: `Højst ${max} tegn.`, abort: true })
      .refine((value) => value.isWellFormed(), { error: badCharacters, abort: true })
      .refine(isVisible, 'Skriv mindst ét tegn, der kan ses.')
  );
}

/** A name, a title, an address: text on one line, which turns no other text around. */
export function oneLine(max: number, error?: string) {
  return text(max, error)
    .regex(withoutLineBreaks, 'Skal stå på én linje.')
    .regex(withoutDirections, 'Tegn, der vender skriveretningen, kan ikke bruges.');
}
