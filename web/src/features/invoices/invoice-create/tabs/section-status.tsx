import { VisuallyHidden } from '@mantine/core';
import type { CompanySettings } from '@driftig/contracts/company/settings';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormState, useWatch } from 'react-hook-form';

import { availabilityQuery, awayOf } from '../../../../shared/staffing/staff.ts';
import { progressOf } from '../values/progress.ts';
import classes from './section-tabs.module.css';
import { bySection } from '../values/sections.ts';
import type { Section } from '../values/sections.ts';
import { texts } from '../texts.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';
import { useShownErrors } from '../values/use-shown-errors.ts';

interface SectionStatusProps {
  form: InvoiceForm;
  settings: CompanySettings;
  section: Section;
}

/**
 * The number of errors in a tab, or its progress when there are none. An untouched form has no
 * errors yet.
 */
export function SectionStatus({ form, settings, section }: SectionStatusProps) {
  const { isDirty } = useFormState({ control: form.control });
  const errors = bySection(Object.keys(useShownErrors(form)))[section].length;
  const away = useChosenAway(form, section === 'employees');
  const compute = (now: unknown) => progressOf(now as never, settings, away)[section];
  const { done, of } = useWatch({ control: form.control, compute });
  if (errors > 0) return <ErrorCount count={errors} />;
  if (of === 0) return null;
  if (done < of && !isDirty) return null;
  if (done < of) return <span className={classes.count}>{texts.progress(done, of)}</span>;
  return (
    <span className={classes.check}>
      <IconCheck size={12} stroke={2.4} aria-hidden="true" />
      <VisuallyHidden>{texts.complete}</VisuallyHidden>
    </span>
  );
}

/** Number of chosen people who are absent in the order's time; 0 without chosen people. */
function useChosenAway({ control }: InvoiceForm, isAsked: boolean): number {
  const [startDate, endDate, startTime, endTime, orderId, staff] = useWatch({
    control,
    name: [
      ...(['orderStartDate', 'orderEndDate', 'orderStartTime', 'orderEndTime'] as const),
      ...(['orderId', 'staff'] as const),
    ],
  });
  const time = { startDate, endDate, startTime, endTime, orderId: orderId || undefined };
  const hasPeople = (staff?.employeeIds.length ?? 0) > 0;
  const enabled = isAsked && hasPeople && startDate !== '' && endDate !== '';
  const { data } = useQuery({ ...availabilityQuery(time), enabled });
  return staff === null ? 0 : awayOf(data, staff);
}

function ErrorCount({ count }: { count: number }) {
  return (
    <span className={classes.errors}>
      <IconAlertCircle size={14} stroke={2} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{texts.errorCount(count)}</VisuallyHidden>
    </span>
  );
}
