/** Saves a file that was made here. */
export function downloadFile(
  name: string,
  content: Uint8Array | string | Blob,
  type: string,
): void {
  const part = content instanceof Uint8Array ? (content as Uint8Array<ArrayBuffer>) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([part], { type }));
  link.download = name;
  link.click();
  // Revoking the URL at once would cancel a download that has not started yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
