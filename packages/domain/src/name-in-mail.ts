const maxLength = 60;

/** The dot, and the signs that programs read as one in an address. */
const dotInWord = /[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])/gu;
const schemes = /[\p{L}\p{N}+.-]*:\/\/|www\.|mailto:/giu;

/**
 * A name that a stranger chose, for a mail from us (product A22): on one line, at most 60 characters,
 * and nothing in it that a mail program makes a link or an address of. 'Bolig.nu A/S' -> 'Bolig nu A/S'.
 */
export function nameInMail(name: string): string {
  return cut(withoutLinks(name.replaceAll(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, ' ')), maxLength);
}

/**
 * Disarms links in a stranger's longer text like `nameInMail`, but keeps its line breaks and
 * length: 'Se www.fest.dk!' -> 'Se fest dk!'.
 */
export function textInMail(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  return lines
    .map((line) => withoutLinks(line.replaceAll(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, ' ')))
    .join('\n');
}

function withoutLinks(line: string): string {
  return line
    .replaceAll(schemes, ' ')
    .replaceAll(/[@\\]/g, ' ')
    .replaceAll(dotInWord, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

function cut(line: string, max: number): string {
  const characters = [...line];
  if (characters.length <= max) return line;
  const kept = characters.slice(0, max - 1).join('');
  return `${kept.trimEnd()}…`;
}
