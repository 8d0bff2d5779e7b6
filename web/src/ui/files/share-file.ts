/**
 * Hands a file to the device, whose sheet shows, prints and sends it. False where the browser does not do that, or not
 * without a press.
 */
export async function shareFile(name: string, content: BlobPart, type: string): Promise<boolean> {
  const files = [new File([content], name, { type })];
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return false;
  try {
    await navigator.share({ files });
    return true;
  } catch (error) {
    // A sheet that was closed has done its work.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
