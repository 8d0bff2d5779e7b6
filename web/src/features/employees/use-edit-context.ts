import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { useMemo } from 'react';

import { useUser } from '../../api/session/session.ts';
import { lastOwnerOf, type EditContext } from './change-reasons.ts';

/** `rows` must be the complete list, since some pages do not show the last owner. */
export function useEditContext(rows: readonly EmployeeRow[] | undefined): EditContext {
  const { id, role } = useUser();
  const lastOwner = rows && lastOwnerOf(rows);
  return useMemo(() => ({ actor: { id, role }, lastOwner }), [id, role, lastOwner]);
}
