import { formatKroner } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useWatch, type Control, type UseFormReturn } from 'react-hook-form';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { DaysField } from '../holiday/days-field.tsx';
import classes from './working-time.module.css';
import { newNorm, weekOf, type TermsValues } from './terms-values.ts';
import type { TermsBody } from './queries.ts';
import { texts } from './texts.ts';

type TermsForm = UseFormReturn<TermsValues, unknown, TermsBody>;

const mostNorms = 50;

/** The norms a person has had and will have, each from its date. */
export function NormFields({ form }: { form: TermsForm }) {
  const { control } = form;
  const { fields, prepend, remove } = useFieldArray({ control, name: 'norms' });
  const today = useToday();
  const isTaken = useWatch({ control, name: 'norms' }).some(({ from }) => from === today);
  return (
    <>
      <div>
        <Button
          leftSection={<IconPlus size={18} stroke={1.6} />}
          disabled={fields.length >= mostNorms}
          onClick={() =>
            prepend(
              { ...newNorm(today), ...(isTaken && { from: '' }) },
              {
                focusName: 'norms.0.from',
              },
            )
          }
        >
          {texts.add}
        </Button>
      </div>
      {fields.map(({ id }, index) => (
        <Norm key={id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
    </>
  );
}

interface NormProps {
  form: TermsForm;
  index: number;
  onRemove: () => void;
}

function Norm({ form, index, onRemove }: NormProps) {
  const { control, getValues, setValue } = form;
  const fillAll = () => {
    const [monday = null] = getValues(`norms.${index}.days`);
    setValue(
      `norms.${index}.days`,
      texts.days.map(() => monday),
      { shouldDirty: true, shouldValidate: true },
    );
  };
  return (
    <div role="group" aria-label={texts.norm(index + 1)} className={classes.norm}>
      <div className={classes.normHead}>
        <div>
          <DateField control={control} name={`norms.${index}.from`} label={texts.from} required />
        </div>
        <WeekSum control={control} index={index} />
        <IconButton
          icon={IconTrash}
          label={texts.remove(index + 1)}
          className={classes.remove}
          onClick={onRemove}
        />
      </div>
      <div className={classes.days}>
        {texts.days.map((label, day) => (
          <DaysField
            key={label}
            control={control}
            name={`norms.${index}.days.${day as 0}`}
            label={label}
          />
        ))}
        <Button variant="subtle" className={classes.same ?? ''} onClick={fillAll}>
          {texts.same}
        </Button>
      </div>
    </div>
  );
}

function WeekSum({
  control,
  index,
}: {
  control: Control<TermsValues, unknown, TermsBody>;
  index: number;
}) {
  const days = useWatch({ control, name: `norms.${index}.days` });
  return (
    <output className={classes.sum}>
      {texts.weekSum} <b>{formatKroner(weekOf(days))}</b>
    </output>
  );
}
