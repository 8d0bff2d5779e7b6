import type { Role } from '@driftig/contracts/access';

export interface DemoPerson {
  readonly name: string;
  readonly role: Role;
  readonly department: string;
  readonly mobile: string;
}

/** Everyone at Nordlys Event; the first one owns it. */
export const people: readonly [DemoPerson, ...DemoPerson[]] = [
  { name: 'Mette Lindqvist', role: 'owner', department: 'Ledelse', mobile: '20 14 60 01' },
  { name: 'Sara Winther', role: 'administrator', department: 'Kontor', mobile: '20 14 60 02' },
  { name: 'Jonas Bak', role: 'employee', department: 'Opsætning', mobile: '20 14 60 03' },
  { name: 'Ali Hassan', role: 'employee', department: 'Opsætning', mobile: '20 14 60 04' },
  { name: 'Freja Holm', role: 'employee', department: 'Servering', mobile: '20 14 60 05' },
  { name: 'Mikkel Toft', role: 'employee', department: 'Lyd og lys', mobile: '20 14 60 06' },
  { name: 'Ida Krogh', role: 'employee', department: 'Servering', mobile: '20 14 60 07' },
  { name: 'Emil Dahl', role: 'employee', department: 'Lyd og lys', mobile: '20 14 60 08' },
  { name: 'Nanna Frost', role: 'employee', department: 'Servering', mobile: '20 14 60 09' },
  { name: 'Oliver Riis', role: 'employee', department: 'Opsætning', mobile: '20 14 60 10' },
  { name: 'Signe Lund', role: 'employee', department: 'Kontor', mobile: '20 14 60 11' },
  { name: 'Victor Juhl', role: 'employee', department: 'Opsætning', mobile: '20 14 60 12' },
];

export const demoPassword = 'nordlys-2026';
export const demoDomain = 'nordlysevent.dk';

/** 'Mette Lindqvist' -> 'mette@nordlysevent.dk' */
export function emailOf(person: DemoPerson): string {
  const [first = ''] = person.name.toLowerCase().split(' ');
  return `${first}@${demoDomain}`;
}
