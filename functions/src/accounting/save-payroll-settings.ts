import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import type { CompanyData } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';

/** Numbers of people that are not sent stay. */
export const savePayrollSettings: Handler<typeof accountingRoutes.savePayrollSettings> = async ({
  store,
  input,
}) => {
  const { people, ...codes } = input.body;
  await assertKnown(store, people);
  const before = await store.payroll.settings();
  const sent = Object.fromEntries(people.map(({ employeeId, number }) => [employeeId, number]));
  const numbers = { ...before.numbers, ...sent };
  await store.commit({
    writes: [store.payroll.save(before, { ...codes, numbers })],
    audit: { action: 'allowances.settingsSaved', subject: 'payroll settings' },
  });
  return { message: 'Gemt.' };
};

/** Throws not_found for a person of no or another company. */
async function assertKnown(
  { users }: Pick<CompanyData, 'users'>,
  people: readonly { readonly employeeId: string }[],
): Promise<void> {
  const known = new Set((await users.list()).map(({ userId }) => userId));
  if (!people.every(({ employeeId }) => known.has(employeeId))) throw new AppError('not_found');
}
