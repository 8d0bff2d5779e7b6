import type { FoundRows } from '@driftig/contracts/core/found-header';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { storedTypes, type StoredTypeName } from '@driftig/contracts/records/record-types';
import type { PageRequest } from '@driftig/data/core/page';
import type { CompanyStore } from '@driftig/data/store';
import type { ListRule } from '@driftig/domain/lists/list-rule';
import { answerRecord } from '@driftig/domain/records/record';

import { findPage, isPageByNumber } from '../changes/lists/find-page.ts';

interface Asked {
  readonly store: CompanyStore;
  readonly input: { readonly query: PageRequest };
  readonly nextPage: (cursor: string | undefined) => void;
  readonly found: (rows: FoundRows) => void;
}

/** A page of a type's records, newest first; by number where the list has a rule to find them by. */
export async function listRecords(
  typeName: StoredTypeName,
  context: Asked,
  rule?: ListRule<RecordAnswer>,
): Promise<RecordAnswer[]> {
  const { store, input, nextPage } = context;
  const read = async (asked: PageRequest) => {
    const page = await store.records.list(typeName, asked);
    const rows = page.rows.map((record) => answerRecord(storedTypes[typeName], record));
    return { ...page, rows };
  };
  if (rule && isPageByNumber(input.query)) return findPage(context, rule, read);
  const { rows, cursor } = await read(input.query);
  nextPage(cursor);
  return rows;
}
