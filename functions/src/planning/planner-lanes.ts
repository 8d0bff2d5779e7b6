import type { PlannerPerson } from '@driftig/contracts/planning/planner-answers';
import type { NamedUser } from '@driftig/data/auth/auth.repository';
import type { PlannedOrder } from '@driftig/data/orders/orders.repository';
import { compareNames, type Department } from '@driftig/domain/company/department';
import type { DateText } from '@driftig/domain/dates';
import { nameOf } from '@driftig/domain/employees/name-of';
import { weekNorm, type CompanyNorm } from '@driftig/domain/time/norm';
import { usualTerms, type TimeTerms } from '@driftig/domain/time/terms';

import { departmentNamesOf } from './people-at.ts';

interface Company {
  readonly people: readonly NamedUser[];
  readonly departments: readonly Department[];
  readonly terms: ReadonlyMap<string, TimeTerms>;
  readonly companyNorms: readonly CompanyNorm[];
}

interface Shown {
  readonly orders: readonly PlannedOrder[];
  readonly from: DateText;
}

/** The planner's people by name: the active ones, and who has left but is on an order that is shown. */
export function lanesOf(
  { people, departments, terms, companyNorms }: Company,
  { orders, from }: Shown,
): PlannerPerson[] {
  const assigned = new Set(orders.flatMap(({ planning }) => planning?.assignedIds ?? []));
  const departmentOf = departmentNamesOf(departments);
  return people
    .filter(({ status, userId }) => status === 'active' || assigned.has(userId))
    .map((user) => {
      const { eighteenOn, selfOrganiserFrom, norms } =
        terms.get(user.userId) ?? usualTerms(user.userId);
      return {
        id: user.userId,
        name: nameOf(user),
        department: departmentOf(user.departmentId),
        isActive: user.status === 'active',
        // A birthday that no rule needs any longer stays out of the answer.
        eighteenOn: eighteenOn > from ? eighteenOn : '',
        selfOrganiserFrom,
        weekNorm: weekNorm(from, { companyNorms, ownNorms: norms }),
      };
    })
    .toSorted(compareNames);
}
