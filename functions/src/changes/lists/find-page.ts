import type { FoundRows } from '@driftig/contracts/core/found-header';
import { defaultPageSize, type Page, type PageRequest } from '@driftig/data/core/page';
import { badInput } from '@driftig/domain/errors';
import { findRows, type AskedRows } from '@driftig/domain/lists/find-rows';
import type { ListRule } from '@driftig/domain/lists/list-rule';
import { toSort } from '@driftig/domain/lists/list-sort';

/** Rows that one answer reads at most (product L26); the next goes on by its cursor. */
const mostRowsRead = 20_000;
/** Rows of one read, of which DynamoDB answers 1 MB at most. */
const rowsPerRead = 5000;

interface FoundQuery extends PageRequest {
  readonly page?: number | undefined;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly status?: string | undefined;
}

interface Asked {
  readonly input: { readonly query: FoundQuery };
  readonly nextPage: (cursor: string | undefined) => void;
  readonly found: (rows: FoundRows) => void;
}

/** Parameters that a list takes only beside `page`. */
const pageParameters = ['search', 'sort', 'pay', 'staffing', 'employee'];

/** Whether a page by number is asked for. Throws bad_input for parameters that pages by cursor do not take. */
export function isPageByNumber(query: FoundQuery, alsoOfPages: readonly string[] = []): boolean {
  if (query.page !== undefined) return true;
  const refused = new Set([...pageParameters, ...alsoOfPages]);
  const given = Object.entries(query).find(
    ([name, value]) => refused.has(name) && value !== undefined,
  );
  if (given !== undefined) throw badInput({ page: 'Skal være med, når der søges eller sorteres.' });
  return false;
}

function askedRows(query: FoundQuery): AskedRows {
  const { page = 1, limit = defaultPageSize, search = '', sort = '', status = '' } = query;
  const filters = Object.entries(query).map(([name, value]) => [name, String(value ?? '')]);
  const asked = { q: search, sort: toSort(sort), page, size: limit, status };
  return { ...asked, filters: Object.fromEntries(filters) };
}

/**
 * A page of the rows that search, filters and order leave, by the rule that the browser has. Reads the list from its
 * cursor on, `mostRowsRead` at most, and holds no more of it than the pages up to this one.
 */
export async function findPage<Row>(
  { input: { query }, nextPage, found }: Asked,
  rule: ListRule<Row>,
  read: (page: PageRequest) => Promise<Page<Row>>,
): Promise<Row[]> {
  const search = findRows(rule, askedRows(query));
  let count = 0;
  let next: Promise<Page<Row>> | undefined = read({ limit: rowsPerRead, cursor: query.cursor });
  while (next !== undefined) {
    const page: Page<Row> = await next;
    const { cursor } = page;
    count += page.rows.length;
    const goesOn: boolean = cursor !== undefined && count < mostRowsRead;
    // The next rows are on their way while these are searched.
    next = goesOn ? read({ limit: rowsPerRead, cursor }) : undefined;
    if (!goesOn) nextPage(cursor);
    search.read(page.rows);
  }
  const { rows, counts } = search.page();
  found({ read: count, counts });
  return [...rows];
}
