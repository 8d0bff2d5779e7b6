import { AppError } from './errors.ts';

/**
 * Optimistic lock: whoever read an older version is refused (conflict, 409) before anything is
 * written. `seen` is the version the caller read; undefined where the last edit may win.
 */
export function assertVersion(read: { readonly version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== read.version) throw new AppError('conflict');
}
