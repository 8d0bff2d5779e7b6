import type { Role } from '@driftig/contracts/core/access';

export interface DemoPerson {
  readonly name: string;
  readonly role: Role;
  readonly department: DemoDepartment;
  readonly mobile: string;
  readonly location: string;
}

export const departmentNames = [
  'Ledelse',
  'Kontor',
  'Opsætning',
  'Servering',
  'Lyd og lys',
] as const;
export type DemoDepartment = (typeof departmentNames)[number];

const office = 'Havnegade 4, Aarhus';
const store = 'Lageret i Åbyhøj';
const west = 'Silkeborg';

const person = (
  name: string,
  department: DemoDepartment,
  number: string,
  location: string,
  role: Role = 'employee',
): DemoPerson => ({ name, role, department, mobile: `20 14 60 ${number}`, location });

/** The active people of Nordlys Event; the first one is the owner. */
export const people: readonly [DemoPerson, ...DemoPerson[]] = [
  person('Mette Lindqvist', 'Ledelse', '01', office, 'owner'),
  person('Sara Winther', 'Kontor', '02', office, 'administrator'),
  person('Jonas Bak', 'Opsætning', '03', store),
  person('Ali Hassan', 'Opsætning', '04', store),
  person('Freja Holm', 'Servering', '05', office),
  person('Mikkel Toft', 'Lyd og lys', '06', store),
  person('Ida Krogh', 'Servering', '07', west),
  person('Emil Dahl', 'Lyd og lys', '08', west),
  person('Nanna Frost', 'Servering', '09', office),
  person('Oliver Riis', 'Opsætning', '10', west),
  person('Signe Lund', 'Kontor', '11', office),
  person('Victor Juhl', 'Opsætning', '12', store),
];

/** Has left; the records keep the name. */
export const formerPerson = person('Bo Kvist', 'Lyd og lys', '13', store);

/** Has an open invitation. */
export const invitedPerson = person('Asta Munk', 'Servering', '14', office);

export const demoPassword = 'nordlys-2026';
export const demoDomain = 'nordlysevent.dk';

export const firstNameOf = ({ name }: DemoPerson): string => name.split(' ')[0] ?? '';

/** 'Mette Lindqvist' -> 'mette@nordlysevent.dk' */
export function emailOf({ name }: DemoPerson): string {
  const [first = ''] = name.toLowerCase().split(' ');
  return `${first}@${demoDomain}`;
}
