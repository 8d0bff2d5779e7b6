import type { orderRoutes } from '@driftig/contracts/orders';
import { enquiries } from '@driftig/contracts/record-work';
import { answerRecord } from '@driftig/domain/records/record';

import type { Handler } from '../http/handler.ts';

export const getEnquiry: Handler<typeof orderRoutes.getEnquiry> = async ({ input, store }) =>
  answerRecord(enquiries, await store.records.get('enquiries', input.query.id));
