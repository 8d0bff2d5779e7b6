import { Checkbox, NativeSelect } from '@mantine/core';

import { departments, people } from './demo-data.ts';
import classes from './sandbox.module.css';
import { texts } from './texts.ts';
import type { Shown } from './use-shown.ts';

interface FiltersProps {
  shown: Shown;
  onShow: (changed: Partial<Shown>) => void;
}

const optionsOf = (all: string, items: readonly { id: string; name: string }[]) => [
  { value: '', label: all },
  ...items.map(({ id, name }) => ({ value: id, label: name })),
];

/** Department, person and the option of a column per person. */
export function Filters({ shown, onShow }: FiltersProps) {
  const { departmentId, personId, hasColumns } = shown;
  const offered = people.filter(
    (person) => departmentId === '' || person.departmentId === departmentId,
  );
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={texts.department}
        data={optionsOf(texts.allDepartments, departments)}
        value={departmentId}
        onChange={({ currentTarget }) =>
          onShow({ departmentId: currentTarget.value, personId: '' })
        }
      />
      <NativeSelect
        label={texts.person}
        data={optionsOf(texts.allPersons, offered)}
        value={personId}
        onChange={({ currentTarget }) => onShow({ personId: currentTarget.value })}
      />
      <Checkbox
        label={texts.columns}
        checked={hasColumns}
        onChange={({ currentTarget }) => onShow({ hasColumns: currentTarget.checked })}
      />
    </div>
  );
}
