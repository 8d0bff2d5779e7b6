import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { recordAnswer } from '../records/record-schemas.ts';
import { listType } from '../records/record-type.ts';
import { receipts } from '../records/types/receipts.ts';
import { dateText } from '../wire/wire-dates.ts';
import { blankable, id, pageQuery, request } from '../wire/wire.ts';

/** By employee and by a range of dates, both included (product B22): newest date first then. */
export const receiptFilter = {
  employeeId: blankable(id),
  from: blankable(dateText),
  to: blankable(dateText),
};

export const receiptLists = routesOf('receipts', {
  listReceipts: {
    method: 'GET',
    path: '/receipts/receipts',
    access: 'receipts',
    summary: 'Kvitteringer, nyeste først, en side ad gangen',
    query: request({ ...pageQuery, ...receiptFilter }, {}),
    response: z.array(recordAnswer(listType(receipts))),
  },
});
