/**
 * ApplicationFields { control } — the fields of an application, stacked, for a sheet or a dialog. The
 * form is useApplicationForm's; <ApplicationFacts> below it says what the application costs.
 */
import {
  absenceTypeNames,
  absenceTypes,
  longestComment,
} from '@driftig/contracts/vacation/absence-type';
import { useWatch, type Control } from 'react-hook-form';

import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import classes from './application-fields.module.css';
import type { ApplicationValues } from './application-values.ts';
import { DayPartField } from './day-part-field.tsx';
import { texts } from './texts.ts';

export type ApplicationControl = Control<ApplicationValues, unknown, ApplicationValues>;

export const typeOptions = absenceTypeNames.map((value) => ({
  value,
  label: absenceTypes[value].label,
}));

export function ApplicationFields({ control }: { control: ApplicationControl }) {
  return (
    <>
      <SelectField control={control} name="type" label={texts.type} options={typeOptions} />
      <div className={classes.pairs}>
        <TimeFields control={control} autoFocus />
      </div>
      <DayPartField control={control} />
      <OpenField control={control} />
      <CommentField control={control} rows={2} />
      <LeftOutFields control={control} />
    </>
  );
}

function useOpen(control: ApplicationControl) {
  const [type, isOpen] = useWatch({ control, name: ['type', 'isOpen'] });
  const { mayBeOpen } = absenceTypes[type];
  return { mayBeOpen, isEndless: mayBeOpen && isOpen };
}

interface TimeFieldsProps {
  control: ApplicationControl;
  /** The first of them has the focus. */
  autoFocus?: boolean;
}

/** From when to when. */
export function TimeFields({ control, autoFocus = false }: TimeFieldsProps) {
  const { isEndless } = useOpen(control);
  return (
    <>
      <DateField
        control={control}
        name="startDate"
        label={texts.from}
        required
        autoFocus={autoFocus}
      />
      <DateField
        control={control}
        name="endDate"
        label={texts.to}
        required={!isEndless}
        disabled={isEndless}
      />
      <TimeField control={control} name="startTime" label={texts.timeFrom} />
      <TimeField control={control} name="endTime" label={texts.timeTo} />
    </>
  );
}

/** That the end is not known yet, of a type that may be open. */
export function OpenField({ control }: { control: ApplicationControl }) {
  const { mayBeOpen } = useOpen(control);
  if (!mayBeOpen) return null;
  return <CheckboxField control={control} name="isOpen" label={texts.open} />;
}

export function CommentField({ control, rows }: { control: ApplicationControl; rows: number }) {
  return (
    <TextareaField
      control={control}
      name="comment"
      label={texts.comment}
      maxLength={longestComment}
      rows={rows}
    />
  );
}

/** Days that the total leaves out (product T7). */
export function LeftOutFields({ control }: { control: ApplicationControl }) {
  return (
    <div className={classes.leftOut}>
      <CheckboxField control={control} name="withoutWeekends" label={texts.withoutWeekends} />
      <CheckboxField control={control} name="withoutHolidays" label={texts.withoutHolidays} />
    </div>
  );
}
