import type { OwnColumns } from '@driftig/domain/bank/statement-formats';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';

import classes from './bank.module.css';
import { texts } from './texts.ts';

interface ColumnChoiceProps {
  headings: readonly string[];
  examples: readonly (readonly string[])[];
  onChosen: (columns: OwnColumns) => Promise<void>;
}

const fields = ['date', 'amount', 'text', 'balance'] as const;

/** A file need not have a balance. */
const nothingFor = (field: (typeof fields)[number]) =>
  field === 'balance' ? texts.noColumn : texts.chooseColumn;

const none: OwnColumns = { date: '', amount: '', text: '', balance: '' };

/** Asks which columns of a file are which, each with a cell of the file as an example. */
export function ColumnChoice({ headings, examples, onChosen }: ColumnChoiceProps) {
  const [columns, setColumns] = useState(none);
  const [isSaving, setSaving] = useState(false);
  const isComplete = columns.date !== '' && columns.amount !== '' && columns.text !== '';
  const save = async () => {
    setSaving(true);
    await onChosen(columns);
    setSaving(false);
  };
  return (
    <>
      <h3 className={classes.heading}>{texts.columnsTitle}</h3>
      <p className={classes.text}>{texts.columnsText}</p>
      <div className={classes.columns}>
        {fields.map((field) => {
          const example = examples[0]?.[headings.indexOf(columns[field])] ?? '';
          return (
            <NativeSelect
              key={field}
              label={texts[field]}
              value={columns[field]}
              data={[{ value: '', label: nothingFor(field) }, ...headings]}
              description={example === '' ? undefined : texts.example(example)}
              onChange={(event) => setColumns({ ...columns, [field]: event.currentTarget.value })}
            />
          );
        })}
      </div>
      <div className={classes.buttons}>
        <Button
          variant="filled"
          disabled={!isComplete}
          loading={isSaving}
          onClick={() => void save()}
        >
          {texts.saveColumns}
        </Button>
      </div>
    </>
  );
}
