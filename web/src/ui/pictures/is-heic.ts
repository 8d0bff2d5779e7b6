/** The brands of files that hold a HEIC picture or a series of them (ISO/IEC 23008-12). */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Whether the file is a photo as iPhones store it; its first bytes say so, its type may be ''. */
export async function isHeic(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(4, 12).arrayBuffer());
  const text = String.fromCodePoint(...start);
  return text.startsWith('ftyp') && BRANDS.has(text.slice(4));
}
