import { badInput } from '@driftig/domain/errors';

/** Throws bad_input for an edit that names no field. */
export function assertNotEmpty(edit: object): void {
  if (Object.values(edit).every((value) => value === undefined))
    throw badInput({ title: 'Skriv, hvad der skal ændres.' });
}
