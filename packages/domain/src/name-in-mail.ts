const maxLength = 60;

/** The dot, and the signs that programs read as one in an address. */
const dotInWord = /[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])/gu;
const schemes = /[\p{L}\p{N}+.-]*:\/\/|www\.|mailto:/giu;

/**
 * A name that a stranger chose, for a mail from us (product A22): on one line, at most 60 characters,
 * and nothing in it that a mail program makes a link or an address of. 'Bolig.nu A/S' -> 'Bolig nu A/S'.
 */
export function nameInMail(name: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, ' ')
    .replaceAll(schemes, ' ')
    .replaceAll(/[@\\]/g, ' ')
    .replaceAll(dotInWord, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  const characters = [...plain];
  return characters.length <= maxLength
    ? plain
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}
