import { companyRoutes } from '@driftig/contracts/company/routes';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { accountsQuery, type Account } from '../queries.ts';

/** The facts that decide how a draft is posted. */
export interface Books {
  readonly accounts: readonly Account[];
  /** False where the company's VAT is 0 %. */
  readonly isTaxed: boolean;
}

const noAccounts: readonly Account[] = [];

export function useBooks(): Books {
  const accounts = useQuery(accountsQuery).data ?? noAccounts;
  const [settings] = useQuery(routeQuery(companyRoutes.getCompanySettings, {})).data ?? [];
  return { accounts, isTaxed: settings?.taxPercent !== 0 };
}
