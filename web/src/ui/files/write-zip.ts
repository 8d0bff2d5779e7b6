import { makeZip } from 'client-zip';

export interface ZippedFile {
  readonly name: string;
  readonly input: Blob | string;
}

/** A zip file, written while its files are read, so that no more than one of them is in memory. */
export async function writeZip(files: AsyncIterable<ZippedFile>): Promise<Blob> {
  const zip = await new Response(makeZip(files)).blob();
  return new Blob([zip], { type: 'application/zip' });
}
