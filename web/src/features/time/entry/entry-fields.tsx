/**
 * EntryFields { state, lists, recent, isFlexOn, before? } — the fields of a time report, side by
 * side in a row or stacked in a bottom sheet by the class of the parent. `before` comes first, such
 * as the employee.
 */
import { longestActivity, longestRemark } from '@driftig/contracts/time/report-status';
import { addDays } from '@driftig/domain/dates';
import { formatKroner } from '@driftig/domain/format';
import { shownHundredths, type Registration } from '@driftig/domain/time/register';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import type { ProjectLists } from '../picker/use-projects.ts';
import classes from './entry-fields.module.css';
import { emptyEntry, registrationOf, type EntryValues } from './entry-values.ts';
import { HoursField } from './hours-field.tsx';
import { ProjectInput } from './project-input.tsx';
import { texts } from './texts.ts';
import { TypeField } from './type-field.tsx';
import type { EntryControl, EntryFormState } from './use-entry-form.ts';

export interface EntryFieldsProps {
  state: Pick<EntryFormState, 'form' | 'withTimes' | 'isHalf'>;
  lists: ProjectLists;
  recent: readonly string[];
  /** Without flex there is nothing to adjust, so no type to choose. */
  isFlexOn: boolean;
  before?: ReactNode;
}

export function EntryFields({ state, lists, recent, isFlexOn, before }: EntryFieldsProps) {
  const { form, withTimes, isHalf } = state;
  const { control } = form;
  const kind = useWatch({ control, name: 'kind' });
  const isWork = kind === 'work';
  return (
    <div
      className={classes.fields}
      data-kind={kind}
      data-times={withTimes || undefined}
      data-before={before ? true : undefined}
    >
      {before}
      <DateField control={control} name="date" label={texts.date} required />
      {isFlexOn || !isWork ? <TypeField control={control} /> : null}
      {isWork ? (
        <>
          <div className={classes.project}>
            <ProjectInput form={form} lists={lists} recent={recent} />
          </div>
          <TextField
            control={control}
            name="activity"
            label={texts.activity}
            maxLength={longestActivity}
          />
          {withTimes ? (
            <Times control={control} isHalf={isHalf} />
          ) : (
            <HoursField control={control} name="hundredths" label={texts.hours} required />
          )}
        </>
      ) : (
        <Adjustment control={control} />
      )}
    </div>
  );
}

function Adjustment({ control }: { control: EntryControl }) {
  return (
    <>
      <HoursField
        control={control}
        name="hundredths"
        label={texts.hours}
        help={texts.adjustHelp}
        required
        signed
      />
      <div className={classes.reason}>
        <TextField
          control={control}
          name="flexReason"
          label={texts.reason}
          maxLength={longestRemark}
          required
        />
      </div>
    </>
  );
}

interface TimesProps {
  control: EntryControl;
  /** The other half of the shift is a row already. */
  isHalf: boolean;
}

function Times({ control, isHalf }: TimesProps) {
  return (
    <>
      <div className={classes.times}>
        <TimeField control={control} name="startTime" label={texts.from} required />
        <TimeField control={control} name="endTime" label={texts.to} required />
        <NumberField control={control} name="breakMinutes" label={texts.pause} />
      </div>
      <div className={classes.after}>
        <CheckboxField control={control} name="isOverMidnight" label={texts.overMidnight} />
        <Sum control={control} isHalf={isHalf} />
      </div>
    </>
  );
}

/** Hours between the typed times. */
function Sum({ control, isHalf }: TimesProps) {
  const values: EntryValues = { ...emptyEntry, ...useWatch({ control }) };
  const sent = registrationOf(values, true);
  const hasBoth = sent !== undefined && sent.startTime !== '' && sent.endTime !== '';
  const hundredths = hasBoth ? shownHundredths(sent) : 0;
  return (
    <output className={classes.sum}>
      {texts.sum} <b>{formatKroner(hundredths)}</b> {texts.hoursUnit}
      {sent === undefined ? null : (
        <span className={classes.note}>{midnightNote(sent, isHalf)}</span>
      )}
    </output>
  );
}

/** Note on a shift over midnight, or on where to enter one that ends before it starts. */
function midnightNote(sent: Registration, isHalf: boolean): string {
  const { date, startTime, endTime, isOverMidnight } = sent;
  if (isOverMidnight && isHalf) return texts.otherHalf;
  if (isOverMidnight)
    return date === '' || endTime === '00:00' ? '' : texts.intoNextDay(addDays(date, 1));
  const isBackwards = startTime !== '' && endTime !== '' && endTime < startTime;
  return isBackwards ? texts.isItOverMidnight : '';
}
