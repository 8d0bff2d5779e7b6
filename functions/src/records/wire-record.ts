import { encodeRecord } from '@driftig/contracts/records/record-schemas';
import type { RecordType } from '@driftig/contracts/records/record-type';
import type { StoredRecord } from '@driftig/data/records.repository';
import { answerRecord } from '@driftig/domain/records/record';

/**
 * A record for the answers whose type is known only at run time: their declared schema is loose,
 * so the type's own schema is applied here and nothing else of the record leaves the house.
 */
export function wireRecord(type: RecordType, stored: StoredRecord): { id: string } {
  return encodeRecord(type, answerRecord(type, stored));
}
