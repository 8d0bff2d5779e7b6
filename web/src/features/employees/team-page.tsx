import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { employees } from '@driftig/contracts/records/types/employees';
import { nameOf } from '@driftig/domain/employees/name-of';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';

import { errorIdOf, messageOf } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import type { StatusTabs } from '../../ui/data-table/columns/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useTableState } from '../../ui/data-table/use-table-state.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { AddButton, EmptyListButton } from '../../ui/layout/page-action.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.tsx';
import { useOpenRecord } from '../../ui/url/use-open-record.ts';
import { useToday } from '../../ui/time/use-today.ts';
import { employeesView } from '../../shared/record-screens/views/employees.ts';
import { employeeList } from './columns.tsx';
import { PlanLimitDialog } from './plan-limit.tsx';
import { callFor, departmentsQuery, useEmployeeRows } from './queries.ts';
import { rowActions } from './row-actions.ts';
import type { ConfirmedAction } from './row-actions.ts';
import { useEditContext } from './use-edit-context.ts';
import { texts } from './texts.ts';
import { useChangePerson } from './use-change-person.ts';

const OpenEmployee = lazyWhenIdle(() => import('./open-employee.tsx'));
const InviteDialog = lazyWhenIdle(() => import('./invite-dialog.tsx'));
const QuestionDialog = lazyWhenIdle(() => import('./confirm-action-dialog.tsx'));

const statusTabs: StatusTabs<EmployeeRow> = {
  of: ({ status }) => status,
  tabs: [
    { value: 'active', label: texts.active },
    { value: 'invited', label: texts.invited, tone: 'pending' },
    { value: 'inactive', label: texts.inactive },
    { value: '', label: texts.all },
  ],
};

function useInviteAgain() {
  return ({ id }: EmployeeRow) =>
    void callFor('resendInvitation', id).then(toastSuccess, (error: unknown) =>
      toastFailure(messageOf(error, texts.changeFailed)),
    );
}

/** All employees; role, department and login are changed in the row. */
export default function TeamPage() {
  const today = useToday();
  const { rows, loadingMore, error, refetch } = useEmployeeRows();
  const { data: departments } = useQuery(departmentsQuery);
  const editContext = useEditContext(loadingMore ? undefined : rows);
  const [planLimit, setPlanLimit] = useState<string>();
  const [confirmation, setConfirmation] = useState<{ action: ConfirmedAction; row: EmployeeRow }>();
  const onChange = useChangePerson(setPlanLimit);
  const onDeactivate = useCallback(
    (row: EmployeeRow) => setConfirmation({ action: 'deactivate', row }),
    [],
  );
  const inviteAgain = useInviteAgain();
  const { columns, file, card } = useMemo(
    () => employeeList({ editContext, departments, today, onChange, onDeactivate }),
    [editContext, departments, today, onChange, onDeactivate],
  );
  const state = useTableState({
    name: 'employees',
    defaultSort: employeesView.sort,
    defaultStatus: 'active',
  });
  const openRecord = useOpenRecord();
  const invite = { label: texts.invite, icon: IconUserPlus, onClick: openRecord.create };
  const showInvited = () => openRecord.closeTo((now) => state.showingAll(now, 'invited'));
  const handlers = {
    open: openRecord.open,
    ask: (action: ConfirmedAction, row: EmployeeRow) => setConfirmation({ action, row }),
    inviteAgain,
    change: onChange,
  };

  return (
    <Page title={texts.title} purpose={texts.purpose} actions={<AddButton {...invite} />} list>
      <DataTable
        state={state}
        label={texts.title}
        noun={{ one: employees.noun, many: employees.plural }}
        rows={rows}
        loadingMore={loadingMore}
        columns={columns}
        card={card}
        rowId={(row) => row.id}
        rowName={nameOf}
        open={{ href: ({ id }) => paths.employee(id) }}
        rowActions={(row) => rowActions(row, editContext, handlers)}
        status={statusTabs}
        searchPlaceholder={texts.search}
        csvName={employees.plural}
        csvColumns={file}
        empty={{
          ...employeesView.empty,
          action: <EmptyListButton {...invite} filled={false} />,
        }}
        error={error ? { id: errorIdOf(error) } : null}
        onRetry={() => void refetch()}
      />
      <Suspense>
        {openRecord.creating ? (
          <InviteDialog onClose={openRecord.close} onInvited={showInvited} />
        ) : null}
        {openRecord.openId ? (
          <OpenEmployee
            key={openRecord.openId}
            id={openRecord.openId}
            row={rows?.find(({ id }) => id === openRecord.openId)}
            editContext={editContext}
            onClose={openRecord.close}
          />
        ) : null}
        {confirmation ? (
          <QuestionDialog {...confirmation} onClose={() => setConfirmation(undefined)} />
        ) : null}
      </Suspense>
      {planLimit === undefined ? null : (
        <PlanLimitDialog message={planLimit} onClose={() => setPlanLimit(undefined)} />
      )}
    </Page>
  );
}
