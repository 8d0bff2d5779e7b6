import { accessRules, type Rights } from '../core/access.ts';
import type { RecordType } from './record-type.ts';
import { isRecordTypeName, recordTypes } from './record-types.ts';

/** Whether a type's records may be had at all: `manager` where it asks for nothing else. */
export function mayHave({ access = 'manager' }: Pick<RecordType, 'access'>, rights: Rights) {
  return accessRules[access](rights);
}

/** The same by its dType, for server and screens; what has no description asks for nothing else. */
export function mayHaveType(name: string, rights: Rights): boolean {
  const type: RecordType | undefined = isRecordTypeName(name) ? recordTypes[name] : undefined;
  return mayHave(type ?? {}, rights);
}
