import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';

import type { Handler } from '../pipeline/handler.ts';

export const listVatLines: Handler<typeof ledgerRoutes.listVatLines> = async ({
  store,
  input,
  nextPage,
}) => {
  const { rows, cursor } = await store.ledger.listOfVatCode(input.params.code, input.query);
  nextPage(cursor);
  return rows.map(({ source, ...row }) => ({ ...row, sourceKind: source.kind }));
};
