import { formatKroner } from '@driftig/domain/format';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { sumHundredths } from '@driftig/domain/time/minutes';
import { Anchor, Button } from '@mantine/core';
import { IconClockCheck } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';

import { hoursOfProject } from '../../../../paths.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';
import classes from './hours.module.css';
import { InsertButton } from './insert-button.tsx';
import { hoursLeft } from './order-hours.ts';
import { texts } from './texts.ts';
import { useOrderHours } from './use-order-hours.ts';

interface HoursPanelProps {
  form: InvoiceForm;
  group: LineGroup;
  /** Opens a field of the form. */
  goTo: (path: string) => boolean;
}

/**
 * The order's hours: approved ones are inserted as lines. Beside lines other than tasks it only
 * shows the hours that are not inserted yet.
 */
export function HoursPanel({ form, group, goTo }: HoursPanelProps) {
  const asked = useOrderHours(form);
  const lines = useWatch({ control: form.control, name: 'groups.tasks' });
  if (asked === undefined) return null;
  const { orderId, hours, error, refetch } = asked;
  if (hours === undefined)
    return error === null || group !== 'tasks' ? null : <Failed onRetry={() => void refetch()} />;
  const { data, pendingHundredths: pending, invoicedHundredths: invoiced } = hours;
  const offer = { orderId, data };
  const left = sumHundredths(hoursLeft(lines, offer));
  if (group !== 'tasks' && left === 0) return null;
  if (data.length === 0 && pending === 0 && invoiced === 0) return null;
  return (
    <section className={classes.panel} aria-label={texts.onOrder}>
      <IconClockCheck size={18} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <p role="status" className={classes.approved}>
          {approvedText(sumHundredths(data), left)}
        </p>
        <Others orderId={orderId} pending={pending} invoiced={invoiced} />
      </div>
      {left === 0 ? null : <InsertButton form={form} offer={offer} goTo={goTo} />}
    </section>
  );
}

function approvedText(approved: number, left: number): string {
  if (approved === 0) return texts.noneApproved;
  const hours = formatKroner(approved);
  if (left === 0) return texts.inserted(hours);
  return left === approved
    ? texts.approved(hours)
    : texts.partlyInserted(hours, formatKroner(left));
}

interface OthersProps {
  orderId: string;
  pending: number;
  invoiced: number;
}

/** Pending hours with a link to approve them, and invoiced hours. */
function Others({ orderId, pending, invoiced }: OthersProps) {
  if (pending === 0 && invoiced === 0) return null;
  return (
    <p className={classes.others}>
      {pending === 0 ? null : (
        <Anchor component={Link} to={hoursOfProject(orderId, 'pending')} inherit>
          {texts.pending(formatKroner(pending))}
        </Anchor>
      )}
      {invoiced === 0 ? null : <span>{texts.invoiced(formatKroner(invoiced))}</span>}
    </p>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={classes.panel} aria-label={texts.onOrder}>
      <p role="alert" className={classes.words}>
        {texts.failed}
      </p>
      <Button size="compact-sm" onClick={onRetry}>
        {texts.retry}
      </Button>
    </section>
  );
}
