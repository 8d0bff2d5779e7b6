type FileKind = 'pdf' | 'picture';

const signatures: readonly (readonly [FileKind, string])[] = [
  ['pdf', '%PDF-'],
  ['picture', '\u00FF\u00D8\u00FF'],
  ['picture', '\u0089PNG\r\n\u001A\n'],
];
/** The first four bytes are the container's, then comes its length. */
const isWebp = (content: Uint8Array) => /^RIFF.{4}WEBP/s.test(latin1Text(content.subarray(0, 12)));
/** The last bytes of a PDF, which hold its end marker; a truncated file has none. */
const tailLength = 1024;

/** A file's kind by its content, not its name; undefined when it is no accepted, complete file. */
export function fileKindOf(content: Uint8Array): FileKind | undefined {
  if (isWebp(content)) return 'picture';
  const [kind] =
    signatures.find(([, start]) => latin1Text(content.subarray(0, start.length)) === start) ?? [];
  const isWhole = kind !== 'pdf' || latin1Text(content.subarray(-tailLength)).includes('%%EOF');
  return isWhole ? kind : undefined;
}

/** Whether a file begins as a PDF does; its first bytes are enough. */
export const startsAsPdf = (content: Uint8Array) => latin1Text(content.subarray(0, 5)) === '%PDF-';

const latin1Text = (bytes: Uint8Array) => String.fromCodePoint(...bytes);
