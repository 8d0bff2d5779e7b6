import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { employees } from '@driftig/contracts/records/types/employees';
import { nameOf } from '@driftig/domain/employees/name-of';
import { Button } from '@mantine/core';
import { IconDeviceMobile, IconMail, IconMapPin, IconPencil, IconPhone } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';

import { ApiError } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import { FactList, mailFact, phoneFact } from '../../shared/record-screens/pages/fact-list.tsx';
import { History } from '../../shared/record-screens/pages/history.tsx';
import { RecordPage } from '../../shared/record-screens/pages/record-page.tsx';
import { texts as recordTexts } from '../../shared/record-screens/texts.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { PageParent } from '../../ui/layout/page-title.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageMenu } from '../../ui/layout/page-menu.tsx';
import { lateCard } from '../../ui/loading/late-card.tsx';
import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { useToList } from '../../ui/url/list-link.tsx';
import { useOpenRecord } from '../../ui/url/use-open-record.ts';
import { lockedReason, type EditContext } from './change-reasons.ts';
import { EmployeeAccess } from './employee-access.tsx';
import classes from './employee-page.module.css';
import { PlanLimitDialog } from './plan-limit.tsx';
import { useEmployeeRows } from './queries.ts';
import { removeAction, type ConfirmedAction } from './row-actions.ts';
import { texts } from './texts.ts';
import { useChangePerson } from './use-change-person.ts';
import { useEditContext } from './use-edit-context.ts';

const OpenEmployee = lazyWhenIdle(() => import('./open-employee.tsx'));
const QuestionDialog = lazyWhenIdle(() => import('./confirm-action-dialog.tsx'));
const HolidayCard = lazyWhenIdle(() => import('./holiday/holiday-card.tsx'));
const WorkingTimeCard = lazyWhenIdle(() => import('./working-time/working-time-card.tsx'));
const NowCard = lateCard(() => import('./now/now-card.tsx'));
const { fields } = employees;

/** Finds the person in the list; an unknown id is an unknown person. */
function personOf(list: ReturnType<typeof useEmployeeRows>, id: string) {
  const data = list.rows?.find((row) => row.id === id);
  const gone = data === undefined && list.rows !== undefined && !list.loadingMore;
  const notFound = new ApiError({ status: 404, code: 'not_found', message: texts.notFound });
  return { data, error: gone ? notFound : list.error, refetch: list.refetch };
}

/** A person: the day, contact, role, department and login, and what was changed. */
export default function EmployeePage() {
  const { id = '' } = useParams();
  const list = useEmployeeRows();
  const editContext = useEditContext(list.loadingMore ? undefined : list.rows);
  return (
    <RecordPage
      key={id}
      query={personOf(list, id)}
      list={{ title: texts.title, path: paths.team }}
      noun={texts.person}
      gone={texts.personGone}
    >
      {(row, parent) => <Person row={row} parent={parent} editContext={editContext} />}
    </RecordPage>
  );
}

interface PersonProps {
  row: EmployeeRow;
  parent: PageParent;
  editContext: EditContext;
}

function Person({ row, parent, editContext }: PersonProps) {
  const address = useOpenRecord();
  const [planLimit, setPlanLimit] = useState<string>();
  const [asking, setAsking] = useState<ConfirmedAction>();
  const toList = useToList();
  const onChange = useChangePerson(setPlanLimit);
  const lock = lockedReason(editContext, row);
  const actions = (
    <>
      <Button
        leftSection={<IconPencil size={18} stroke={1.6} />}
        disabled={lock !== undefined}
        onClick={() => address.open(row.id)}
      >
        {texts.edit}
      </Button>
      <PageMenu
        label={recordTexts.actionsFor(nameOf(row))}
        actions={[removeAction(row, editContext, { ask: setAsking })]}
      />
    </>
  );
  return (
    <Page title={nameOf(row)} parent={parent} purpose={lock ?? row.roleName} actions={actions}>
      <div className={classes.page}>
        <div className={classes.column}>
          {row.status === 'active' ? <NowCard row={row} /> : null}
          <ContactCard row={row} />
          <EmployeeAccess
            row={row}
            editContext={editContext}
            onChange={onChange}
            onDeactivate={() => setAsking('deactivate')}
          />
          <AgreedCards row={row} />
        </div>
        <Card title={recordTexts.history} flush>
          <History type="employees" id={row.id} />
        </Card>
      </div>
      <Suspense>
        {address.openId === row.id ? (
          <OpenEmployee id={row.id} row={row} editContext={editContext} onClose={address.close} />
        ) : null}
        {asking ? (
          <QuestionDialog
            action={asking}
            row={row}
            onClose={() => setAsking(undefined)}
            onDone={() => {
              // People who have had an account are made inactive instead, and stay in the list.
              if (asking === 'remove' && row.status === 'invited') toList(parent.to);
            }}
          />
        ) : null}
      </Suspense>
      {planLimit === undefined ? null : (
        <PlanLimitDialog message={planLimit} onClose={() => setPlanLimit(undefined)} />
      )}
    </Page>
  );
}

/** A person's agreements with the company: holiday and working time. */
function AgreedCards({ row }: { row: EmployeeRow }) {
  return (
    <LazyBoundary>
      <Suspense>
        <HolidayCard row={row} />
        <WorkingTimeCard row={row} />
      </Suspense>
    </LazyBoundary>
  );
}

function ContactCard({ row }: { row: EmployeeRow }) {
  return (
    <Card title={texts.contact}>
      <FactList
        facts={[
          { label: fields.email.label, icon: IconMail, value: mailFact(row.email) },
          { label: fields.phone.label, icon: IconPhone, value: phoneFact(row.phone) },
          {
            label: fields.mobile.label,
            icon: IconDeviceMobile,
            value: phoneFact(row.mobile),
          },
          { label: fields.location.label, icon: IconMapPin, value: row.location },
        ]}
      />
    </Card>
  );
}
