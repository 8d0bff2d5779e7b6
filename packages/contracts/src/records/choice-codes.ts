import { codedEnum } from '../wire/wire.ts';
import type { RecordChoice, RecordField, RecordType } from './record-type.ts';

type Codes<C> = { [W in keyof C]: C[W] extends { code: infer N } ? N : never };

/** The number of each word. */
export function codesOf<const C extends Readonly<Record<string, RecordChoice>>>(choices: C) {
  const codes = Object.entries(choices).map(([word, { code }]) => [word, code] as const);
  return Object.fromEntries(codes) as Codes<C>;
}

/** The statuses of a type as numbers on the wire, words inside. */
export function statusSchema({ statuses = {} }: RecordType) {
  const set = Object.entries(statuses).filter(([, { computed }]) => computed === undefined);
  return codedEnum(codesOf(Object.fromEntries(set)), 'Ukendt status.');
}

export function choiceSchema({ choices = {}, label }: RecordField) {
  return codedEnum(codesOf(choices), `Ukendt ${label.toLowerCase()}.`);
}
