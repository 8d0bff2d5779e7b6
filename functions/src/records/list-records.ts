import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { storedTypes, type StoredTypeName } from '@driftig/contracts/records/record-types';
import type { PageRequest } from '@driftig/data/core/page';
import type { CompanyStore } from '@driftig/data/store';
import { answerRecord } from '@driftig/domain/records/record';

interface Asked {
  readonly store: CompanyStore;
  readonly input: { readonly query: PageRequest };
  readonly nextPage: (cursor: string | undefined) => void;
}

/** A page of a type's records, newest first. */
export async function listRecords(
  typeName: StoredTypeName,
  { store, input, nextPage }: Asked,
): Promise<RecordAnswer[]> {
  const page = await store.records.list(typeName, input.query);
  nextPage(page.cursor);
  return page.rows.map((record) => answerRecord(storedTypes[typeName], record));
}
