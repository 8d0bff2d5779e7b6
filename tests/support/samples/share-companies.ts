import type { Route } from '@driftig/contracts/core/route';

import { createCompany, type TestCompany } from '../company/company.ts';
import { makeSamplesFor, samplesNamedBy, type Replacements } from './sample-requests.ts';

interface WithSamples {
  readonly company: TestCompany;
  readonly replacements: Replacements;
}

/**
 * Companies with the samples that a route names, made once for all routes that name the same: for calls
 * that leave them as they are. A call with an `own` name shares with none of another name.
 */
export function shareCompanies(): (route: Route, own?: string) => Promise<WithSamples> {
  const made = new Map<string, Promise<WithSamples>>();
  const create = async (route: Route) => {
    const company = await createCompany();
    return { company, replacements: await makeSamplesFor(route, company) };
  };
  return (route, own = '') => {
    const name = [...samplesNamedBy(route), own].join();
    const found = made.get(name) ?? create(route);
    made.set(name, found);
    return found;
  };
}
