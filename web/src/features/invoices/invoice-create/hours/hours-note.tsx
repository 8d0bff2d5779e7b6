import { formatAmount, formatKroner } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { flushSync } from 'react-dom';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';

import { useUser } from '../../../../api/session/session.ts';
import type { LineHours } from '../../../../shared/line-editor/values.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import classes from './hours.module.css';
import { isStale, priceIn, withCurrentHours } from './order-hours.ts';
import { texts } from './texts.ts';
import { useOrderHours } from './use-order-hours.ts';

interface HoursNoteProps {
  readonly index: number;
}

/** Below a line of hours: what differs from what is approved, and what can be done about it. */
export function HoursNote({ index }: HoursNoteProps) {
  const { control } = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const hours = useWatch({ control, name: `groups.tasks.${index}.hours` });
  return hours === undefined ? null : <Note index={index} hours={hours} />;
}

function Note({ index, hours }: HoursNoteProps & { hours: LineHours }) {
  const form = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const lines = useWatch({ control: form.control, name: 'groups.tasks' });
  const { currency } = useUser().company;
  const asked = useOrderHours(form);
  const line = lines[index];
  if (asked === undefined || line === undefined) return null;
  const { orderId, hours: now } = asked;
  if (hours.orderId !== orderId) return <p className={classes.note}>{texts.ofAnotherOrder}</p>;
  if (now !== undefined && isStale(line, { orderId, data: now.data }))
    return (
      <Changed
        index={index}
        onInsert={() => {
          const current = withCurrentHours(lines, { orderId, data: now.data });
          form.clearErrors('groups.tasks');
          // At once: the lines are rendered anew, and the button is gone with its line's note.
          flushSync(() => form.setValue('groups.tasks', current, { shouldDirty: true }));
          const stays = current[index]?.hours?.activity === hours.activity;
          form.setFocus(stays ? `groups.tasks.${index}.quantity` : 'adding.tasks.name');
        }}
      />
    );
  const price = line.price === null ? priceIn(lines) : undefined;
  return (
    <>
      {line.quantity === hours.hundredths / 100 ? null : (
        <p className={classes.note}>{texts.approvedOfLine(formatKroner(hours.hundredths))}</p>
      )}
      {price === undefined ? null : (
        <Button
          size="compact-sm"
          className={classes.act ?? ''}
          onClick={() => {
            form.clearErrors(`groups.tasks.${index}.price`);
            form.setValue(`groups.tasks.${index}.price`, price, { shouldDirty: true });
            form.setFocus(`groups.tasks.${index}.price`);
          }}
        >
          {texts.atPrice(formatAmount(price, currency))}
        </Button>
      )}
    </>
  );
}

/** The field above says it where the invoice was refused because of it. */
function Changed({ index, onInsert }: HoursNoteProps & { onInsert: () => void }) {
  const { errors } = useFormState<InvoiceValues>();
  const isSaid = get(errors, `groups.tasks.${index}.description`) !== undefined;
  return (
    <p className={classes.note} data-changed>
      {isSaid ? null : <span>{texts.changed}</span>}
      <Button size="compact-sm" onClick={onInsert}>
        {texts.insertAgain}
      </Button>
    </p>
  );
}
