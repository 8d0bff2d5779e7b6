import type { RecordType, RecordValues } from '@driftig/contracts/records/record-type';

import { formatDate } from '../format.ts';

/** A record's name in choosers and questions: its first filled title field. */
export function recordTitle(type: RecordType, values: RecordValues): string {
  const title = type.title
    .map((name) => values[name])
    .find((value) => value !== undefined && value !== '');
  return String(title ?? '');
}

/** The name with its number and distinguishing fields: 'Jonas Bak, 17-11-2026 11:00'. */
export function recordName(type: RecordType, values: RecordValues): string {
  const textOf = (name: string) => formatDate(String(values[name] ?? ''));
  const number = type.numbered === undefined ? [] : [textOf(type.numbered)];
  const name = [...number, recordTitle(type, values)].join(' ');
  const apart = (type.toldApartBy ?? []).map(textOf).filter((text) => text !== '');
  return apart.length === 0 ? name : `${name}, ${apart.join(' ')}`;
}
