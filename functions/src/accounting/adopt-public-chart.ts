import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { accountsOfPublicChart } from '@driftig/domain/accounting/account';
import { chartVersion } from '@driftig/domain/accounting/public-chart';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';

const notEmpty = () =>
  new AppError('conflict', {
    message:
      'Kontoplanen har allerede konti. Standardkontoplanen kan kun hentes i en tom kontoplan.',
  });

/** One transaction: all accounts or none, also when two ask at once. */
export const adoptPublicChart: Handler<typeof accountingRoutes.adoptPublicChart> = async ({
  store,
  newId,
}) => {
  if ((await store.accounts.list()).length > 0) throw notEmpty();
  const accounts = accountsOfPublicChart(newId);
  await store.commit({
    writes: accounts.map((account) => store.accounts.insert(account, notEmpty)),
    audit: {
      action: 'accounting.chartAdopted',
      subject: `chart ${chartVersion}`,
      changes: { accounts: accounts.length },
    },
  });
  return { message: `${accounts.length} konti er oprettet.` };
};
