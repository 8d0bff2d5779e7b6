const longest = 60_000;

/** The lines of a receipt, with the code that its kind of file needs. Rejects for one that cannot be read. */
export async function readLines(file: File, stop: AbortSignal): Promise<readonly string[]> {
  const signal = AbortSignal.any([stop, timeout(longest)]);
  if (file.type === 'application/pdf') {
    const { readPdf } = await import('./read-pdf.ts');
    return readPdf(file, signal);
  }
  const { readPicture } = await import('./read-picture.ts');
  return readPicture(file, signal);
}

function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
