import { Button, TextInput } from '@mantine/core';
import { formatKroner } from '@driftig/domain/format';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { IconPlus } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { get, useController, useFormState, useWatch } from 'react-hook-form';
import type { FieldError } from 'react-hook-form';

import { MoneyInput, QuantityInput } from '../../ui/fields/number-input.tsx';
import classes from './add-line.module.css';
import { AddName } from './add-name.tsx';
import type { LineValues } from './values.ts';
import { isStarted, totalOf } from './lines.ts';
import { blockNonNumeric } from './block-non-numeric.ts';
import { texts } from './texts.ts';
import { useOpenLine } from './use-open-line.ts';
import type { LinesForm } from './values.ts';

interface AddLineProps {
  form: LinesForm;
  group: LineGroup;
  onAdd: (line: LineValues) => void;
}

/**
 * The open line below the table. Enter adds it when it is complete, and moves the focus back to its
 * first field.
 */
export function AddLine({ form, group, onAdd }: AddLineProps) {
  const { add, clear } = useOpenLine({ form, group, onAdd });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <form noValidate onSubmit={submit}>
      <div
        role="group"
        aria-label={texts.newLine(texts.groups[group])}
        className={classes.add}
        data-group={group}
      >
        <AddName form={form} group={group} />
        <Fields form={form} group={group} />
        <Button
          type="submit"
          className={classes.button ?? ''}
          leftSection={<IconPlus size={18} stroke={1.6} />}
        >
          {texts.add}
        </Button>
        <OpenLineError form={form} group={group} onClear={clear} />
      </div>
    </form>
  );
}

interface PartProps {
  form: LinesForm;
  group: LineGroup;
}

const figure = { input: classes.figure ?? '' };

type RequiredField = `adding.${LineGroup}.${'description' | 'quantity' | 'price'}`;

function useRequired<N extends RequiredField>(form: LinesForm, name: N) {
  const { field, fieldState } = useController({ control: form.control, name });
  return { ...field, withAsterisk: true, 'aria-required': true, error: fieldState.error?.message };
}

function Fields({ form, group }: PartProps) {
  const at = `adding.${group}` as const;
  const description = useRequired(form, `${at}.description`);
  const quantity = useRequired(form, `${at}.quantity`);
  const price = useRequired(form, `${at}.price`);
  return (
    <>
      <TextInput
        {...description}
        label={texts.lineDescription}
        placeholder={texts.addPlaceholderDescription}
        maxLength={1000}
        autoComplete="off"
      />
      <QuantityInput {...quantity} classNames={figure} label={texts.quantity} />
      <MoneyInput
        {...price}
        classNames={figure}
        label={texts.price}
        placeholder="0,00"
        onBeforeInput={blockNonNumeric}
      />
      {group === 'productGroups' ? <Total form={form} group={group} /> : null}
    </>
  );
}

/**
 * The documented total field of a product group (product V14), computed from price and quantity.
 */
function Total({ form, group }: PartProps) {
  const total = totalOf(useWatch({ control: form.control, name: `adding.${group}` }));
  return (
    <TextInput
      label={texts.lineTotal}
      withAsterisk
      readOnly
      classNames={figure}
      tabIndex={-1}
      value={total === null ? '' : formatKroner(total)}
    />
  );
}

/** The error when the invoice could not be saved because of the open line. */
function OpenLineError({ form, group, onClear }: PartProps & { onClear: () => void }) {
  const { errors } = useFormState({ control: form.control });
  const line = useWatch({ control: form.control, name: `adding.${group}` });
  const lineError = get(errors, `openLine.${group}`) as FieldError | undefined;
  if (lineError === undefined) return null;
  return (
    <div className={classes.notice} role="alert">
      <span>{lineError.message}</span>
      {isStarted(line) ? (
        <Button size="compact-sm" onClick={onClear}>
          {texts.clearLine}
        </Button>
      ) : null}
    </div>
  );
}
