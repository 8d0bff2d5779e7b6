import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { recordAnswer } from '../records/record-schemas.ts';
import { listType } from '../records/record-type.ts';
import { codesOf } from '../records/choice-codes.ts';
import { foundQuery } from '../records/lists/found.ts';
import { receipts, receiptStatuses } from '../records/types/receipts.ts';
import { dateText } from '../wire/wire-dates.ts';
import { blankable, codedEnumFromText, id, pageQuery, request } from '../wire/wire.ts';

/** By employee and by a range of dates, both included (product B22): newest date first then. */
export const receiptFilter = {
  employeeId: blankable(id),
  from: blankable(dateText),
  to: blankable(dateText),
};

const receiptStatus = codedEnumFromText(codesOf(receiptStatuses), 'Ukendt status.');

export const receiptLists = routesOf('receipts', {
  listReceipts: {
    method: 'GET',
    path: '/receipts/receipts',
    access: 'receipts',
    summary: 'Kvitteringer, nyeste først, en side ad gangen',
    query: request(
      {
        ...pageQuery,
        ...receiptFilter,
        ...foundQuery(receipts),
        status: receiptStatus.optional(),
        employee: z.string().max(200).optional(),
      },
      {},
    ),
    response: z.array(recordAnswer(listType(receipts))),
  },
});
