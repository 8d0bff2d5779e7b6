/**
 * First characters of pages, programs and documents, and the test file of virus scanners (EICAR).
 * The eight readable characters behind a tag do not occur in compressed pixels by chance.
 */
const foreign =
  /<(script|html|svg|\?php)[\s/>][\t\n\r\u0020-\u007e]{8}|%PDF-\d\.\d|EICAR-STANDARD-ANTIVIRUS-TEST-FILE/i;

/** End record of a ZIP archive (JAR, DOCX); it contains the length of the comment behind it. */
const endOfZip = Buffer.from('PK\u0005\u0006', 'latin1');
const endOfZipBytes = 22;
const longestComment = 65_535;

/**
 * Throws for a picture that is another file type as well (a polyglot). It would not be stored,
 * since only the pixels are drawn anew; the error tells the sender.
 */
export function assertOnlyPicture(content: Buffer): void {
  const [found] = foreign.exec(content.toString('latin1')) ?? [];
  if (found !== undefined) throw new Error(`The picture contains ${found}`);
  if (isZip(content)) throw new Error('The picture is an archive as well');
}

function isZip(content: Buffer): boolean {
  const from = Math.max(0, content.length - longestComment - endOfZipBytes);
  const at = content.indexOf(endOfZip, from);
  if (at < 0 || at + endOfZipBytes > content.length) return false;
  return at + endOfZipBytes + content.readUInt16LE(at + 20) === content.length;
}
