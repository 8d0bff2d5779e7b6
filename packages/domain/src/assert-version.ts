import { AppError } from './errors.ts';

/**
 * Optimistic lock: throws conflict (409) unless `seen`, the version that the user saw, is the stored
 * one. Undefined means that the last edit wins.
 */
export function assertVersion(read: { readonly version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== read.version) throw new AppError('conflict');
}
