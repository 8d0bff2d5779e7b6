/** The part of a PDF's encryption dictionary that shows whether the empty password opens it. */
interface PdfEncryption {
  /** 'Standard' is opened by a password; others need a program of their own. */
  readonly filter: string;
  readonly revision: number;
  readonly keyBytes: number;
  readonly permissions: number;
  readonly encryptsMetadata: boolean;
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly fileId: Buffer;
}

/** Longer than any encryption dictionary. */
const longestDictionary = 8192;

/**
 * Reads how a PDF is encrypted (ISO 32000-2, 7.6), from its bytes alone: the dictionary is never
 * compressed or encrypted itself. Undefined for a PDF that is not encrypted.
 */
export function readEncryption(content: Buffer): PdfEncryption | undefined {
  const file = content.toString('latin1');
  const dictionary = dictionaryIn(file);
  if (dictionary === undefined) return undefined;
  const numberOf = (pattern: RegExp, otherwise: number) =>
    Number(pattern.exec(dictionary)?.[1] ?? otherwise);
  return {
    filter: /\/Filter\s{0,9}\/(\w{1,40})/.exec(dictionary)?.[1] ?? '',
    revision: numberOf(/\/R\s{1,9}(\d{1,10})/, 0),
    keyBytes: numberOf(/\/Length\s{1,9}(\d{1,10})/, 40) / 8,
    permissions: numberOf(/\/P\s{1,9}(-?\d{1,10})/, 0),
    encryptsMetadata: !/\/EncryptMetadata\s{1,9}false/.test(dictionary),
    owner: stringAfter(dictionary, /\/O\s{0,9}(?=[<(])/),
    user: stringAfter(dictionary, /\/U\s{0,9}(?=[<(])/),
    fileId: stringAfter(file, /\/ID\s{0,9}\[\s{0,9}(?=[<(])/),
  };
}

/** The dictionary is in the trailer, or in an object that the trailer names. */
function dictionaryIn(file: string): string | undefined {
  const last = [
    ...file.matchAll(/\/Encrypt\s{0,9}(?:(\d{1,10})\s{1,9}(\d{1,5})\s{1,9}R\b|<<)/g),
  ].at(-1);
  if (last === undefined) return undefined;
  const [, number, generation] = last;
  if (number === undefined) return file.slice(last.index, last.index + longestDictionary);
  const object = [...file.matchAll(/(?<!\d)(\d{1,10})\s{1,9}(\d{1,5})\s{1,9}obj\b/g)].findLast(
    ([, itsNumber, itsGeneration]) => itsNumber === number && itsGeneration === generation,
  );
  if (object === undefined) return undefined;
  const [dictionary] = file.slice(object.index, object.index + longestDictionary).split('endobj');
  return dictionary;
}

/** The string behind a name: <hexadecimal> or (literal, with escapes). */
function stringAfter(text: string, name: RegExp): Buffer {
  const found = name.exec(text);
  if (found === null) return Buffer.alloc(0);
  const start = found.index + found[0].length;
  const written = text.slice(start, start + longestDictionary);
  if (written.startsWith('(')) return literalString(written);
  return Buffer.from((/^<([\s\dA-Fa-f]*)>/.exec(written)?.[1] ?? '').replaceAll(/\s/g, ''), 'hex');
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function literalString(written: string): Buffer {
  let read = '';
  let depth = 0;
  for (const [part, octal, escaped] of written.matchAll(/\\([0-7]{1,3})|\\(\r\n|[^])|[^]/g)) {
    if (octal !== undefined) read += String.fromCodePoint(Number.parseInt(octal, 8) & 0xff);
    else if (escaped !== undefined)
      read += /^[\r\n]/.test(escaped) ? '' : (escapes[escaped] ?? escaped);
    else {
      if (part === ')' && depth === 1) break;
      if (part === '(') depth += 1;
      if (part === ')') depth -= 1;
      if (part !== '(' || depth > 1) read += part;
    }
  }
  return Buffer.from(read, 'latin1');
}
