import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';

import type { Handler } from '../pipeline/handler.ts';

export const listAccountLines: Handler<typeof ledgerRoutes.listAccountLines> = async ({
  store,
  input,
  nextPage,
}) => {
  const { rows, cursor } = await store.ledger.listOfAccount(input.params.number, input.query);
  nextPage(cursor);
  return rows.map(({ source, ...row }) => ({ ...row, sourceKind: source.kind }));
};
