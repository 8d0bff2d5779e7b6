import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import type { Handler } from '../pipeline/handler.ts';
import { draftFileAddress } from './draft-answer.ts';

export const getDraftInfo: Handler<typeof accountingRoutes.getDraftInfo> = async ({
  store,
  input,
}) => ({ filePath: draftFileAddress(await store.accountingDrafts.get(input.params.id)) });
