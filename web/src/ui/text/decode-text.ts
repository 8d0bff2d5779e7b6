/** decodeText(bytes): the text of a file that does not say how it is written. */

const startsWith = (bytes: Uint8Array, ...first: readonly number[]) =>
  first.every((byte, index) => bytes[index] === byte);

/**
 * UTF-8 with or without its mark, UTF-16 with it (Excel's "Unicode-tekst"), and what is neither is
 * Windows-1252, as Excel on a Danish computer writes "CSV". The mark is no part of the text.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A spreadsheet, a picture or whatever else is no text: a zip, or bytes that no text has. */
export function isBinary(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return false;
  return startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || bytes.subarray(0, 4096).includes(0);
}
