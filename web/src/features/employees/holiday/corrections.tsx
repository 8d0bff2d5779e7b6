import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { absenceYears } from '@driftig/contracts/vacation/absence-type';
import { earningYear } from '@driftig/domain/vacation/holiday-year';
import { useFieldArray, type Control } from 'react-hook-form';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import classes from './account-dialog.module.css';
import { newCorrection, type AccountBody, type AccountValues } from './account-values.ts';
import { DaysField } from './days-field.tsx';
import { texts } from './texts.ts';

/** The contract's: it keeps an account small. */
const mostCorrections = 50;
const longestNote = 200;

/** Days that are added or taken away by hand, each with its reason. */
export function Corrections({
  control,
}: {
  control: Control<AccountValues, unknown, AccountBody>;
}) {
  const today = useToday();
  const { fields, append, remove } = useFieldArray({ control, name: 'corrections' });
  const years = yearOptions(today);
  return (
    <>
      {fields.map(({ id }, index) => (
        <div
          key={id}
          role="group"
          aria-label={texts.correction(index + 1)}
          className={classes.correction}
        >
          <div className={classes.date}>
            <DateField control={control} name={`corrections.${index}.date`} label={texts.date} />
          </div>
          <div>
            <SelectField
              control={control}
              name={`corrections.${index}.year`}
              label={texts.year}
              options={years}
            />
          </div>
          <DaysField
            control={control}
            name={`corrections.${index}.hundredths`}
            label={texts.days}
            signed
          />
          <div className={classes.note}>
            <TextField
              control={control}
              name={`corrections.${index}.note`}
              label={texts.note}
              maxLength={longestNote}
            />
          </div>
          <IconButton
            icon={IconTrash}
            label={texts.remove(index + 1)}
            className={classes.remove}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <div>
        <Button
          leftSection={<IconPlus size={18} stroke={1.6} />}
          disabled={fields.length >= mostCorrections}
          onClick={() =>
            append(newCorrection(today), { focusName: `corrections.${fields.length}.hundredths` })
          }
        >
          {texts.add}
        </Button>
      </div>
    </>
  );
}

/** As far back and ahead as an absence may lie. */
function yearOptions(today: string) {
  const { back, ahead } = absenceYears;
  const first = earningYear(today) - back;
  return Array.from({ length: back + ahead + 1 }, (_, index) => ({
    value: String(first + index),
    label: texts.yearName(first + index),
  })).toReversed();
}
