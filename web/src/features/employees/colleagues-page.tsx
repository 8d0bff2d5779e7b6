import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../api/errors.ts';
import type { CardLines, Column } from '../../ui/data-table/columns/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useTableState } from '../../ui/data-table/use-table-state.ts';
import { Page } from '../../ui/layout/page.tsx';
import classes from './people.module.css';
import { PersonName } from './person-name.tsx';
import { PhoneLink } from './phone-link.tsx';
import { colleaguesQuery } from './queries.ts';
import { colleagueTexts } from './texts.ts';

type Colleague = AnswerOf<typeof employeeRoutes.listColleagues>[number];

function phoneColumn(id: 'phone' | 'mobile'): Column<Colleague> {
  return {
    id,
    header: colleagueTexts[id],
    cell: (row) => <PhoneLink number={row[id]} />,
    sortValue: (row) => row[id],
    searchText: (row) => `${row[id]}\n${row[id].replaceAll(/\s/g, '')}`,
  };
}

const columns: readonly Column<Colleague>[] = [
  {
    id: 'name',
    header: colleagueTexts.name,
    cell: (row) => <PersonName name={row.name} person={row} />,
    sortValue: (row) => row.name,
    searchText: (row) => row.name,
    emphasis: 'strong',
  },
  {
    id: 'department',
    header: colleagueTexts.department,
    cell: (row) => row.department,
    sortValue: (row) => row.department,
    searchText: (row) => row.department,
  },
  phoneColumn('phone'),
  phoneColumn('mobile'),
];

/** The numbers to call beside each other; where it is one number, it needs no label. */
function Numbers({ phone, mobile }: Colleague) {
  if (phone === '' || mobile === '' || phone === mobile)
    return <PhoneLink number={phone || mobile} />;
  return (
    <span className={classes.numbers}>
      <PhoneLink number={phone} label={colleagueTexts.phone} />
      <PhoneLink number={mobile} label={colleagueTexts.mobile} />
    </span>
  );
}

const card: CardLines<Colleague> = {
  what: (row) => <PersonName name={row.name} person={row} />,
  howMuch: (row) => <span className={classes.department}>{row.department}</span>,
  when: (row) => <Numbers {...row} />,
};

/** The list of colleagues for employees, with phone numbers (product R2). */
export default function ColleaguesPage() {
  const { data, error, refetch } = useQuery(colleaguesQuery);
  const state = useTableState({ name: 'colleagues', defaultSort: 'name' });
  return (
    <Page title={colleagueTexts.title} purpose={colleagueTexts.purpose} list>
      <DataTable
        state={state}
        label={colleagueTexts.title}
        noun={{ one: colleagueTexts.one, many: colleagueTexts.noun }}
        rows={data}
        columns={columns}
        card={card}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        searchPlaceholder={colleagueTexts.search}
        empty={{ text: colleagueTexts.none }}
        error={error ? { id: errorIdOf(error) } : null}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}
