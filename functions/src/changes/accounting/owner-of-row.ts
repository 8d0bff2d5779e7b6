import type { CompanyData } from '@driftig/data/store';
import { ownerOf, type RowOwner } from '@driftig/domain/accounting/row-owner';
import { badInput } from '@driftig/domain/errors';

/** The employee of a receipt or an expense. Throws bad_input at `employeeId` for an unknown one. */
export async function loadOwner(
  { users }: Pick<CompanyData, 'users'>,
  employeeId: string,
): Promise<RowOwner> {
  const user = await users.find(employeeId);
  if (user === undefined)
    throw badInput({ employeeId: 'Medarbejderen findes ikke. Vælg en anden.' });
  return ownerOf(user);
}
