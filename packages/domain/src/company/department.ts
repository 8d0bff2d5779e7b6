import { AppError } from '../errors.ts';

/** A part of a company that people work in. */
export interface Department {
  readonly departmentId: string;
  readonly name: string;
  /** How many people are in it, invited and inactive ones too. */
  readonly members: number;
  /** Of its name; whoever renames an older one is told. */
  readonly version: number;
}

/** What makes two names the same: neither case nor spaces nor how an 'å' was typed do. */
export function departmentKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('da');
}

const danish = new Intl.Collator('da', { numeric: true });

/** As a Dane looks them up. */
export function compareNames(
  one: { readonly name: string },
  other: { readonly name: string },
): number {
  return danish.compare(one.name, other.name);
}

/** Throws last_department for the only one of `count`, and conflict for one that has people. */
export function assertMayDeleteDepartment({ members }: Department, count: number): void {
  if (count <= 1) throw new AppError('last_department');
  if (members > 0) throw new AppError('conflict', { message: inUseText(members) });
}

function inUseText(members: number): string {
  return members === 1
    ? 'Afdelingen har 1 medarbejder. Flyt vedkommende først.'
    : `Afdelingen har ${members} medarbejdere. Flyt dem først.`;
}
