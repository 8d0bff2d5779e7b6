import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import { endFollowsStart } from '../../record-screens/form/end-follows-start.ts';
import { linkedForm } from '../../record-screens/form/linked-form.ts';
import { useErrorsTogether } from '../../../ui/fields/use-errors-together.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { useFormDraft } from '../../../ui/unsaved-changes/use-form-draft.ts';
import {
  applicationResolver,
  emptyApplication,
  valuesOf,
  type ApplicationValues,
} from './application-values.ts';
import type { Entry } from '../queries.ts';

export type ApplicationForm = UseFormReturn<ApplicationValues, unknown, ApplicationValues>;

const days = { start: 'startDate', end: 'endDate' } satisfies Record<
  string,
  keyof ApplicationValues
>;

/** Fields whose values can make a period too long, reversed or not allowed for a type. */
const period = ['startDate', 'endDate', 'startTime', 'endTime', 'type', 'isOpen'] as const;

/**
 * The form of an application: of `entry`, or a new one that begins with `start`. Fields are checked
 * when they are left, and all when it is sent; the end is needed where `needsEnd`. For <ApplicationFields> and <ApplicationFacts>.
 */
export function useApplicationForm(
  entry?: Entry,
  start: Partial<ApplicationValues> = {},
  needsEnd = false,
): ApplicationForm {
  const today = useToday();
  const form = useForm<ApplicationValues, unknown, ApplicationValues>({
    resolver: applicationResolver(today, needsEnd),
    defaultValues: entry === undefined ? { ...emptyApplication, ...start } : valuesOf(entry),
    mode: 'onTouched',
  });
  useFormDraft(`absence.${entry?.absenceId ?? 'new'}.${entry?.version ?? 0}`, form);
  useEffect(() => endFollowsStart(linkedForm(form), days), [form]);
  useErrorsTogether(form, period);
  return form;
}
