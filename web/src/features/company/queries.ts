import { companyRoutes } from '@driftig/contracts/company/routes';
import type { CompanySettings, SettingsForm } from '@driftig/contracts/company/routes';
import type { QueryClient } from '@tanstack/react-query';

import { refreshUser } from '../../api/check-session.ts';
import { call } from '../../api/client.ts';
import { routeQuery } from '../../api/route-query.ts';

export const firstTimeUser = routeQuery(companyRoutes.getFirstTimeUser, {});
export const firstTimeCompany = routeQuery(companyRoutes.getFirstTimeCompany, {});
export const currencyChoice = routeQuery(companyRoutes.getCurrency, {});

export const planStatus = { ...routeQuery(companyRoutes.getPlan, {}), staleTime: 0 };

/** Asked for anew each time: the next invoice number moves while people work. */
export const companySettings = {
  ...routeQuery(companyRoutes.getCompanySettings, {}),
  staleTime: 0,
  gcTime: 0,
};

/** What hangs on the company's own record: also what the shell says of it. */
export async function renew(client: QueryClient): Promise<void> {
  await refreshUser();
  await client.invalidateQueries({ queryKey: ['company'] });
}

/** The settings as they stand now, for a dialog that was opened before somebody changed them. */
export async function fetchSettings(): Promise<CompanySettings | undefined> {
  const [settings] = await call(companyRoutes.getCompanySettings, {});
  return settings;
}

export async function saveSettings(client: QueryClient, body: SettingsForm): Promise<void> {
  await call(companyRoutes.updateCompanySettings, { body });
  await renew(client);
}

interface FirstTimeForm {
  readonly fullName: string;
  readonly phone: string;
  readonly mobile: string;
}

export async function saveFirstTimeUser(client: QueryClient, body: FirstTimeForm): Promise<void> {
  await call(companyRoutes.saveFirstTimeUser, { body });
  await renew(client);
}
