export type FileKind = 'pdf' | 'picture';

const signatures: readonly (readonly [FileKind, string])[] = [
  ['pdf', '%PDF-'],
  ['picture', '\u00FF\u00D8\u00FF'],
  ['picture', '\u0089PNG\r\n\u001A\n'],
];
/** Where the end of a PDF is told; what came through in half has none. */
const tail = 1024;

/** What a file is, by its own bytes and not by its name; undefined: none of what may be handed in. */
export function fileKindOf(content: Uint8Array): FileKind | undefined {
  const [kind] =
    signatures.find(([, head]) => latin1Text(content.subarray(0, head.length)) === head) ?? [];
  const isWhole = kind !== 'pdf' || latin1Text(content.subarray(-tail)).includes('%%EOF');
  return isWhole ? kind : undefined;
}

const latin1Text = (bytes: Uint8Array) => String.fromCodePoint(...bytes);
