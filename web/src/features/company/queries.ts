import { companyRoutes } from '@driftig/contracts/company/routes';
import type { CompanySettings, SettingsForm } from '@driftig/contracts/company/settings';

import { call } from '../../api/client.ts';
import { routeQuery } from '../../api/queries/route-query.ts';

export const firstTimeUser = routeQuery(companyRoutes.getFirstTimeUser, {});
export const firstTimeCompany = routeQuery(companyRoutes.getFirstTimeCompany, {});
export const currencyChoice = routeQuery(companyRoutes.getCurrency, {});

export const planStatus = { ...routeQuery(companyRoutes.getPlan, {}), staleTime: 0 };

/** Never cached: other users change the next invoice number. */
export const companySettings = {
  ...routeQuery(companyRoutes.getCompanySettings, {}),
  staleTime: 0,
  gcTime: 0,
};

/**
 * For the first setup, after which this call is closed to a user who must set up two-step login
 * next: it is not refetched.
 */
export const readOnce = {
  enabled: ({ state }: { readonly state: { readonly data: unknown } }) => state.data === undefined,
};

/** Fetches the current settings, after a conflict. */
export async function fetchSettings(): Promise<CompanySettings | undefined> {
  const [settings] = await call(companyRoutes.getCompanySettings, {});
  return settings;
}

export async function saveSettings(body: SettingsForm): Promise<void> {
  await call(companyRoutes.updateCompanySettings, { body });
}

interface FirstTimeForm {
  readonly fullName: string;
  readonly phone: string;
  readonly mobile: string;
}

export async function saveFirstTimeUser(body: FirstTimeForm): Promise<void> {
  await call(companyRoutes.saveFirstTimeUser, { body });
}
