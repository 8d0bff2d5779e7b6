import { Button, NativeSelect, Select, Switch, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';

import { usePhone } from '../../../ui/layout/use-phone.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { sortDanish } from '@driftig/domain/text/sort-danish';
import classes from './filters.module.css';
import type { Person } from './queries.ts';
import { allShown, noDepartment, type Filters as Chosen } from './rows.ts';
import { texts } from './texts.ts';

interface FiltersProps {
  filters: Chosen;
  people: readonly Person[];
  onChange: (filters: Chosen) => void;
  /** Content at the end of the row. */
  aside: ReactNode;
}

/** Filters by person and kind: in a row, or on a phone behind a button. */
export function Filters(props: FiltersProps) {
  const isPhone = usePhone();
  return (
    <div className={classes.bar}>
      {isPhone ? <PhoneFilters {...props} /> : <Fields {...props} />}
      {props.aside}
    </div>
  );
}

function PhoneFilters(props: FiltersProps) {
  const [opened, setOpened] = useState(false);
  const { filters, onChange } = props;
  const close = () => setOpened(false);
  const count = setFilters(filters);
  const reset = (
    <Button variant="subtle" onClick={() => onChange(allShown)}>
      {texts.reset}
    </Button>
  );
  return (
    <>
      <Button
        aria-haspopup="dialog"
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} />}
        onClick={() => setOpened(true)}
      >
        {texts.filters}
        {count > 0 ? (
          <>
            <span className={classes.count} aria-hidden="true">
              {count}
            </span>
            <VisuallyHidden> {texts.filtersSet(count)}</VisuallyHidden>
          </>
        ) : null}
      </Button>
      <Sheet
        opened={opened}
        onClose={close}
        title={texts.filters}
        aside={count > 0 ? reset : null}
        footer={
          <Button size="xl" variant="filled" fullWidth onClick={close}>
            {texts.done}
          </Button>
        }
      >
        <Fields {...props} />
      </Sheet>
    </>
  );
}

const names = Object.keys(allShown) as (keyof Chosen)[];
const setFilters = (filters: Chosen) =>
  names.filter((name) => filters[name] !== allShown[name]).length;

function Fields({ filters, people, onChange }: Omit<FiltersProps, 'aside'>) {
  const change = (next: Partial<Chosen>) => onChange({ ...filters, ...next });
  const { department } = filters;
  const colleagues = useMemo(() => {
    const wanted = department === noDepartment ? '' : department;
    return people.filter((person) => department === '' || person.department === wanted);
  }, [people, department]);
  return (
    <div className={classes.filters}>
      <DepartmentField
        people={people}
        value={department}
        onChange={(next) => change({ department: next, employee: '' })}
      />
      <EmployeeField
        people={colleagues}
        value={filters.employee}
        onChange={(employee) => change({ employee })}
      />
      <div className={classes.switches}>
        {(['showsHoliday', 'showsSickness', 'hidesWeekends', 'onlyAway'] as const).map((name) => (
          <Switch
            key={name}
            label={texts[name]}
            checked={filters[name]}
            onChange={(event) => change({ [name]: event.currentTarget.checked })}
          />
        ))}
      </div>
    </div>
  );
}

interface FieldProps {
  people: readonly Person[];
  value: string;
  onChange: (value: string) => void;
}

function DepartmentField({ people, value, onChange }: FieldProps) {
  const options = useMemo(() => {
    const all = new Set(people.map(({ department }) => department));
    const named = sortDanish([...all].filter((name) => name !== ''));
    return [
      { value: '', label: texts.allDepartments },
      ...named.map((name) => ({ value: name, label: name })),
      ...(all.has('') ? [{ value: noDepartment, label: texts.noDepartment }] : []),
    ];
  }, [people]);
  return (
    <NativeSelect
      className={classes.field ?? ''}
      aria-label={texts.department}
      data={options}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Found by typing; a phone has its own list. */
function EmployeeField({ people, value, onChange }: FieldProps) {
  const isPhone = usePhone();
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  const field = { className: classes.field ?? '', 'aria-label': texts.employee };
  if (isPhone)
    return (
      <NativeSelect
        {...field}
        data={[{ value: '', label: texts.allEmployees }, ...options]}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <Select
      {...field}
      placeholder={texts.allEmployees}
      data={options}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
      searchable
      clearable
      selectFirstOptionOnChange
      limit={100}
      clearButtonProps={{ 'aria-label': texts.allEmployees }}
    />
  );
}
