import { AppError } from '../errors.ts';

/** Result of a malware scan of a file. */
export type ScanState = 'clean' | 'refused' | 'unreadable';

/** GuardDuty's word for it. What it could not look into, such as an encrypted PDF, is not clean. */
export function scanStateOf(result: string): ScanState {
  if (result === 'NO_THREATS_FOUND') return 'clean';
  return result === 'THREATS_FOUND' ? 'refused' : 'unreadable';
}

const unreadable = 'Filen er afvist: den kunne ikke undersøges. Upload den igen uden adgangskode.';

/** Throws unless the file, which is to be scanned, was found clean; undefined is one that still waits. */
export function assertClean(state: ScanState | undefined): void {
  if (state === 'refused') throw new AppError('file_refused');
  if (state === 'unreadable') throw new AppError('file_refused', { message: unreadable });
  if (state === undefined) throw new AppError('file_waits');
}

/** Company and file name of an S3 key; undefined for a key of another form. */
export function ownerOfKey(key: string): { companyId: string; name: string } | undefined {
  const [, companyId, name] = /^c\/([\w-]+)\/(.+)$/.exec(key) ?? [];
  return companyId === undefined || name === undefined ? undefined : { companyId, name };
}
