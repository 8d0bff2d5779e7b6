import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { recordHandlers } from './handlers/all-handlers.ts';

export const getRecordOptions: Handler<typeof recordRoutes.getRecordOptions> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await recordHandlers[input.params.type].options(store, input.query);
  nextPage(page.cursor);
  return [...page.rows];
};
