import type { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { receipts } from '@driftig/contracts/records/types/receipts';
import { listType } from '@driftig/contracts/records/record-type';
import type { PageRequest } from '@driftig/data/core/page';
import { receiptRule } from '@driftig/domain/lists/rules/receipts';
import { answerRecord } from '@driftig/domain/records/record';

import { findPage, isPageByNumber } from '../changes/lists/find-page.ts';
import { receiptPage } from '../changes/receipts/receipt-page.ts';
import type { Handler } from '../pipeline/handler.ts';

const row = listType(receipts);

export const listReceipts: Handler<typeof receiptRoutes.listReceipts> = async (context) => {
  const { input, store, today, nextPage } = context;
  const { employeeId, from, to, limit, cursor } = input.query;
  const read = async (asked: PageRequest) => {
    const page = await receiptPage(store, { employeeId, from, to, ...asked });
    return { ...page, rows: page.rows.map((receipt) => answerRecord(row, receipt)) };
  };
  if (isPageByNumber(input.query, ['status'])) return findPage(context, receiptRule(today), read);
  const page = await read({ limit, cursor });
  nextPage(page.cursor);
  return page.rows;
};
