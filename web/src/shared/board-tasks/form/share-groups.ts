import type { AnswerOf } from '@driftig/contracts/core/route';
import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';

import type { OptionGroup } from '../../../ui/fields/multi-select-field.tsx';
import type { BoardCategory } from '../board-types.ts';
import { texts } from './texts.ts';

type BoardDepartment = AnswerOf<typeof taskboardRoutes.listBoardDepartments>[number];

const optionOf = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  value: id,
  label: name,
});

/** Departments, then people by department. Those that something is shared with already stay choices. */
export function shareGroups(
  departments: readonly BoardDepartment[],
  { department, usersByDepartment }: BoardCategory['sharedWith'],
): readonly OptionGroup[] {
  const known = new Set(
    departments.flatMap(({ id, members }) => [id, ...members.map((one) => one.id)]),
  );
  const unknown = [...department, ...Object.values(usersByDepartment).flat()].filter(
    ({ id }) => !known.has(id),
  );
  return [
    {
      group: texts.departments,
      items: departments.filter(({ id }) => id !== '').map(optionOf),
    },
    ...departments.map(({ name, members }) => ({
      group: name === '' ? texts.noDepartment : name,
      items: members.map(optionOf),
    })),
    ...(unknown.length === 0 ? [] : [{ group: ' ', items: unknown.map(optionOf) }]),
  ];
}
