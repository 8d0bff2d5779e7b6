import { mostShares } from '@driftig/contracts/taskboard/sharing';
import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';

import { MultiSelectField } from '../../../ui/fields/multi-select-field.tsx';
import type { FieldProps } from '../../../ui/fields/use-field.ts';
import type { BoardCategory } from '../board-types.ts';
import { departmentsQuery } from '../queries.ts';
import { shareGroups } from './share-groups.ts';
import { texts } from './texts.ts';

export const sharedWithNone: BoardCategory['sharedWith'] = {
  department: [],
  usersByDepartment: {},
};

interface ShareFieldProps<V extends FieldValues, O> extends FieldProps<V, string[], O> {
  /** The departments and people it is shared with now. */
  shared: BoardCategory['sharedWith'];
}

/** Departments and named people. */
export function ShareField<V extends FieldValues, O>({ shared, ...field }: ShareFieldProps<V, O>) {
  const { data } = useQuery(departmentsQuery);
  return (
    <MultiSelectField
      {...field}
      placeholder={texts.chooseShared}
      groups={shareGroups(data ?? [], shared)}
      max={mostShares}
      nothingFound={texts.nobodyFound}
    />
  );
}
