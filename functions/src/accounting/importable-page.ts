import type { Page, PageRequest } from '@driftig/data/core/page';
import type { CompanyData } from '@driftig/data/store';

interface Importable<Row> {
  readonly read: (page: PageRequest) => Promise<Page<Row>>;
  readonly isApproved: (row: Row) => boolean;
  readonly source: (row: Row) => string;
}

/** Pages that are read at most for one answer, where few of many rows can be imported. */
const mostPages = 5;

/**
 * A page of the approved rows that are in no draft. Rows that cannot be imported are read past, so a page
 * may have fewer rows than asked for, and none, while there is a cursor.
 */
export async function importablePage<Row>(
  { accountingDrafts }: Pick<CompanyData, 'accountingDrafts'>,
  { limit = 100, cursor }: PageRequest,
  { read, isApproved, source }: Importable<Row>,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  let next = cursor;
  for (let pages = 1; pages <= mostPages; pages += 1) {
    const page = await read({ limit, cursor: next });
    const approved = page.rows.filter(isApproved);
    const imported = await accountingDrafts.listImported(approved.map(source));
    rows.push(...approved.filter((row) => !imported.has(source(row))));
    next = page.cursor;
    if (next === undefined || rows.length > 0) break;
  }
  return { rows, cursor: next };
}
