/** decodeText(bytes): the text of a file with unknown encoding. */

const startsWith = (bytes: Uint8Array, ...first: readonly number[]) =>
  first.every((byte, index) => bytes[index] === byte);

/**
 * UTF-8 with or without a byte order mark, UTF-16 with one (Excel's "Unicode-tekst"), otherwise
 * Windows-1252 (Danish Excel's "CSV"). The byte order mark is removed.
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

/**
 * True for a zip file (such as a spreadsheet) and for bytes that contain 0 without being UTF-16.
 */
export function isBinary(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return false;
  return startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || bytes.subarray(0, 4096).includes(0);
}
