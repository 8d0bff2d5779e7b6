import type { exchangeRoutes } from '@driftig/contracts/exchange/routes';

import type { Handler } from '../pipeline/handler.ts';
import { importAnswer } from './import-answer.ts';

export const listBookImports: Handler<typeof exchangeRoutes.listBookImports> = async ({ store }) =>
  (await store.bookImports.list())
    .toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1))
    .map(importAnswer);
