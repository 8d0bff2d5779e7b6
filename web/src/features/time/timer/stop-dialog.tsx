// Default export: loaded lazily, when the timer is stopped.
import { longestActivity } from '@driftig/contracts/time/report-status';
import { timeRoutes } from '@driftig/contracts/time/routes';
import type { RunningTimer } from '@driftig/contracts/time/timer-routes';
import { useQuery } from '@tanstack/react-query';
import { useController, useForm, type Resolver, type UseFormReturn } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { asSent, isReadable, type TypedNumber } from '../../../ui/fields/number-text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { changeTime } from '../change-time.ts';
import { recentQuery } from '../own/queries.ts';
import { recentProjects } from '../own/list/usual-day.ts';
import { ProjectField } from '../picker/project-field.tsx';
import { useProjects } from '../picker/use-projects.ts';
import { texts } from './texts.ts';
import classes from './timer.module.css';

interface StopValues {
  projectId: string;
  projectName: string;
  activity: string;
  breakMinutes: TypedNumber;
}

interface StopDialogProps {
  timer: RunningTimer;
  clock: string;
  onClose: () => void;
}

/** Fields still required before the timer's hours are saved. */
export default function StopDialog({ timer, clock, onClose }: StopDialogProps) {
  const { projectId, projectName, activity } = timer;
  const form = useForm<StopValues, unknown, StopValues>({
    resolver: stopResolver,
    defaultValues: { projectId, projectName, activity, breakMinutes: null },
    mode: 'onTouched',
  });
  const idempotency = useIdempotencyKey();
  const save = withFieldErrors(form, async (values) => {
    const body = {
      projectId: values.projectId,
      activity: values.activity,
      breakMinutes: asSent(values.breakMinutes) ?? 0,
    };
    const idempotencyKey = idempotency.keyFor(body);
    await changeTime(() => call(timeRoutes.stopTimer, { body }, { idempotencyKey }));
    idempotency.done();
    toastSuccess(texts.saved);
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.stopTitle}
      help={texts.stopHelp}
      form={form}
      onSubmit={save}
      submitLabel={texts.save}
      cancelLabel={texts.cancel}
      size={440}
    >
      <p className={classes.ran}>{texts.ran(clock)}</p>
      <Project form={form} />
      <TextField
        control={form.control}
        name="activity"
        label={texts.activity}
        maxLength={longestActivity}
      />
      <NumberField control={form.control} name="breakMinutes" label={texts.pause} />
    </FormDialog>
  );
}

function Project({ form }: { form: UseFormReturn<StopValues, unknown, StopValues> }) {
  const lists = useProjects(false);
  const recent = useQuery(recentQuery).data?.data ?? [];
  const { field, fieldState } = useController({ control: form.control, name: 'projectId' });
  return (
    <ProjectField
      ref={field.ref}
      label={texts.project}
      value={field.value}
      name={form.watch('projectName')}
      lists={lists}
      recent={recentProjects(recent)}
      required
      error={fieldState.error?.message}
      onChoose={(project) => {
        form.setValue('projectName', project.name, { shouldDirty: true });
        form.setValue('projectId', project.projectId, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}

const stopResolver: Resolver<StopValues, unknown, StopValues> = (values) => {
  const { projectId, breakMinutes } = values;
  const project = projectId === '' ? [['projectId', texts.noProjectFault] as const] : [];
  const pause = isReadable(breakMinutes) ? [] : [['breakMinutes', texts.badNumber] as const];
  const faults = [...project, ...pause];
  if (faults.length === 0) return { values, errors: {} };
  const errors = faults.map(([name, message]) => [name, { type: 'contract', message }] as const);
  return { values: {}, errors: Object.fromEntries(errors) };
};
