/**
 * PlanHolidayDialog { startDate?, employeeId?, onClose } — 'Planlæg Ferie', for calendars and
 * dashboards: holiday for oneself, or for managers the chosen employee (product Y7). Default
 * export: loaded lazily.
 */
import { accessRules } from '@driftig/contracts/core/access';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { useUser } from '../../../api/session/session.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { SelectField, type Option } from '../../../ui/fields/select-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import { ApplicationFacts } from '../form/application-facts.tsx';
import { CommentField, type ApplicationControl } from '../form/application-fields.tsx';
import { DayPartField } from '../form/day-part-field.tsx';
import classes from './plan-dialog.module.css';
import { usePlanForm, type PlannedFor } from './use-plan-form.ts';
import { texts } from './texts.ts';

interface PlanHolidayDialogProps extends PlannedFor {
  onClose: () => void;
}

export default function PlanHolidayDialog({ onClose, ...plannedFor }: PlanHolidayDialogProps) {
  const { form, save, hasNoDates } = usePlanForm(plannedFor);
  const isManager = accessRules.manager(useUser());
  const { control } = form;
  return (
    <>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.planTitle}
        help={isManager ? texts.managerHelp : texts.ownHelp}
        form={form}
        onSubmit={save}
        cancelLabel={texts.close}
      >
        {hasNoDates ? (
          <Alert color="red" role="alert">
            {texts.noDates}
          </Alert>
        ) : null}
        <div className={classes.pairs}>
          <DateField control={control} name="startDate" label={texts.start} required autoFocus />
          <DateField control={control} name="endDate" label={texts.end} required />
          <TimeField control={control} name="startTime" label={texts.timeFrom} />
          <TimeField control={control} name="endTime" label={texts.timeTo} />
        </div>
        <DayPartField control={control} />
        <EmployeeField control={control} />
        <CommentField control={control} rows={2} />
        <ApplicationFacts control={control} />
      </FormDialog>
      <LeaveGuard when={form.formState.isDirty} />
    </>
  );
}

/** 'Me', and for managers all others; closed for other users. */
function EmployeeField({ control }: { control: ApplicationControl }) {
  const user = useUser();
  const isManager = accessRules.manager(user);
  const { data = [] } = useQuery({
    ...routeQuery(employeeRoutes.listEmployeeNames, {}),
    enabled: isManager,
  });
  const others = data.filter(({ id }) => id !== user.id);
  const options: readonly Option[] = [
    { value: user.id, label: texts.me },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <SelectField
      control={control}
      name="employeeId"
      label={texts.employee}
      options={options}
      disabled={!isManager}
    />
  );
}
