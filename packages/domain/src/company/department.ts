import { AppError } from '../errors.ts';

export interface Department {
  readonly departmentId: string;
  readonly name: string;
  /** Number of people in it, including invited and inactive ones. */
  readonly members: number;
  /** Optimistic lock: renaming with an older version is refused (409). */
  readonly version: number;
}

/** Names with the same key are the same: case, spacing and Unicode composition are ignored. */
export function departmentKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('da');
}

/** Made when it is first asked, which is slow. */
let danish: Intl.Collator | undefined;

/** Compares in Danish alphabetical order, digits by their value. */
export function compareNames(
  one: { readonly name: string },
  other: { readonly name: string },
): number {
  danish ??= new Intl.Collator('da', { numeric: true });
  return danish.compare(one.name, other.name);
}

/** Throws last_department for the only one of `count`, and conflict for one with members. */
export function assertMayDeleteDepartment({ members }: Department, count: number): void {
  if (count <= 1) throw new AppError('last_department');
  if (members > 0) throw new AppError('conflict', { message: inUseText(members) });
}

function inUseText(members: number): string {
  return members === 1
    ? 'Afdelingen har 1 medarbejder. Flyt vedkommende først.'
    : `Afdelingen har ${members} medarbejdere. Flyt dem først.`;
}
