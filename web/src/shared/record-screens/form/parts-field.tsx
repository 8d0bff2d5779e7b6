// Default export: loaded lazily by RecordFieldInput.
import type { ReadTypeName } from '@driftig/contracts/records/record-contracts';
import type { RecordField } from '@driftig/contracts/records/record-type';
import { mostParts, partsIn, textOfParts, type Part } from '@driftig/contracts/wire/parts';
import { Input, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import type { Control } from 'react-hook-form';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { QuantityInput } from '../../../ui/fields/number-input.tsx';
import { isNumber } from '../../../ui/fields/number-text.ts';
import { useField } from '../../../ui/fields/use-field.ts';
import { sortByName } from '@driftig/domain/text/sort-danish';
import classes from './parts-field.module.css';
import { useOptions } from '../change/queries.ts';
import type { FieldValues } from './record-form.ts';
import { texts } from '../texts.ts';

type Texts = Record<string, string>;

interface PartsFieldProps {
  name: string;
  label: string;
  refersTo: RecordField['refersTo'];
  control: Control<Texts, unknown, FieldValues>;
}

/** Which records of another type, and how many of each. */
export default function PartsField({ refersTo = 'products', ...props }: PartsFieldProps) {
  const { rows = [], loadingMore } = useOptions(refersTo as ReadTypeName);
  const { value, onChange, input } = useField<Texts, string, FieldValues>(props);
  const labelId = useId();
  const parts = partsIn(value);
  const names = useMemo(() => new Map(rows.map(({ id, name }) => [id, name])), [rows]);
  const chosen = new Set(parts.map(({ id }) => id));
  const options = sortByName(
    rows.filter(({ id }) => !chosen.has(id)),
    ({ name }) => name,
  ).map(({ id, name }) => ({ value: id, label: name }));
  const set = (next: readonly Part[]) => onChange(textOfParts(next));
  const nameOf = (id: string) =>
    names.get(id) ?? (loadingMore ? texts.fetching : texts.deletedThing);
  return (
    <Input.Wrapper
      label={props.label}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={input.error}
    >
      <div role="group" aria-labelledby={labelId} className={classes.parts}>
        {parts.map((part) => (
          <div key={part.id} className={classes.part}>
            <span className={classes.name}>{nameOf(part.id)}</span>
            <QuantityInput
              aria-label={texts.countOf(nameOf(part.id))}
              className={classes.count ?? ''}
              value={part.quantity}
              onChange={(quantity) => {
                const valid = isNumber(quantity) ? quantity : 0;
                set(parts.map((one) => (one.id === part.id ? { ...one, quantity: valid } : one)));
              }}
            />
            <IconButton
              icon={IconX}
              label={texts.takeOut(nameOf(part.id))}
              onClick={() => set(parts.filter(({ id }) => id !== part.id))}
            />
          </div>
        ))}
        {parts.length < mostParts ? (
          <Select
            ref={input.ref}
            aria-label={texts.addPart(props.label)}
            placeholder={texts.addPart(props.label)}
            data={options}
            value={null}
            searchable
            limit={100}
            nothingFoundMessage={texts.noneFound}
            onChange={(id) => id !== null && set([...parts, { id, quantity: 1 }])}
          />
        ) : null}
      </div>
    </Input.Wrapper>
  );
}
