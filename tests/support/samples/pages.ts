import type { Route } from '@driftig/contracts/core/route';

import type { CallInput } from '../stack/call.ts';
import type { Caller } from '../company/company.ts';

/** All rows of a list, read page by page. Throws when a page is larger than the limit. */
export async function allPages<Row>(
  caller: Caller,
  route: Route,
  input: CallInput = {},
  limit = 50,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...input.query, limit: String(limit), ...(cursor !== undefined && { cursor }) };
    const answer = await caller.call(route, { ...input, query });
    const page = answer.json as readonly Row[];
    if (page.length > limit) throw new Error(`A page of ${limit} had ${page.length} rows`);
    rows.push(...page);
    cursor = answer.headers['x-next-cursor'];
  } while (cursor !== undefined);
  return rows;
}
