/** Letters that OCR confuses, and Danish letters in the two ways they are recognised. */
const alike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '|': 'i',
  '!': 'i',
  '5': 's',
  ø: 'o',
  ö: 'o',
  å: 'a',
  ä: 'a',
  æ: 'a',
};

/**
 * Text in which words can be found despite the usual errors of OCR; patterns are folded the same way. It keeps
 * its length: places in it are places in the line.
 */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[015l|!øöåäæ]/g, (letter) => alike[letter] ?? letter);
}

/** A pattern that finds any of these words, whole, in folded text; OCR reads m as rn. */
export function anyOf(...words: readonly string[]): RegExp {
  const patterns = words.map((word) => fold(word).replaceAll('m', '(?:m|rn)'));
  return new RegExp(`(?<![a-z])(?:${patterns.join('|')})(?![a-z])`);
}
