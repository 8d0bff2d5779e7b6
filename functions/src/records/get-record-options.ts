import type { recordRoutes } from '@driftig/contracts/records';

import type { Handler } from '../http/handler.ts';
import { keeperOf } from './keeper-of.ts';

export const getRecordOptions: Handler<typeof recordRoutes.getRecordOptions> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await keeperOf(input.params.type).options(store, input.query);
  nextPage(page.cursor);
  return [...page.rows];
};
