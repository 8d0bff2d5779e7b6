import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { Textarea, TextInput } from '@mantine/core';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';

import { MoneyInput, QuantityInput } from '../../ui/fields/number-input.tsx';
import type { LinesValues } from './values.ts';
import classes from './line-cell.module.css';
import { blockNonNumeric } from './block-non-numeric.ts';

type FormControl = Control<LinesValues, unknown, LinesValues>;
type At = `groups.${LineGroup}.${number}`;

const styles = { input: classes.input ?? '', error: classes.error ?? '' };
const descriptionStyles = {
  input: `${classes.input} ${classes.description}`,
  error: classes.error ?? '',
};
const numberStyles = { input: `${classes.input} ${classes.number}`, error: classes.error ?? '' };

interface TextCellProps {
  control: FormControl;
  name: `${At}.name` | `${At}.description`;
  label: string;
  max: number;
}

/** An input in a table cell that looks like text until it is focused. */
export function TextCell({ control, name, label, max }: TextCellProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <TextInput
      {...field}
      classNames={styles}
      aria-label={label}
      data-column={name.split('.').at(-1)}
      maxLength={max}
      autoComplete="off"
      error={fieldState.error?.message}
    />
  );
}

/** The same with line breaks, which are printed on the invoice; grows with its text. */
export function DescriptionCell({ control, name, label, max }: TextCellProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Textarea
      {...field}
      classNames={descriptionStyles}
      aria-label={label}
      data-column="description"
      autosize
      maxRows={8}
      maxLength={max}
      autoComplete="off"
      error={fieldState.error?.message}
    />
  );
}

interface NumberCellProps {
  kind: 'quantity' | 'price';
  control: FormControl;
  at: At;
  label: string;
}

export function NumberCell({ kind, control, at, label }: NumberCellProps) {
  const { field, fieldState } = useController({ control, name: `${at}.${kind}` });
  const Input = kind === 'price' ? MoneyInput : QuantityInput;
  return (
    <Input
      {...field}
      classNames={numberStyles}
      aria-label={label}
      data-column={kind}
      {...(kind === 'price' && { onBeforeInput: blockNonNumeric })}
      error={fieldState.error?.message}
    />
  );
}
