// Default export: loaded lazily by the card of the lines.
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { formatAmount, formatQuantity } from '@driftig/domain/format';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { invoiceSums } from '@driftig/domain/invoices/totals';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/queries/changes.ts';
import { ApiError, ConnectionError, messageOf } from '../../../api/errors.ts';
import { VALIDATION } from '../../../api/forms/nested-errors.ts';
import { useUser } from '../../../api/session/session.ts';
import { groupsRequest, groupsValues } from '../../../shared/line-editor/groups-request.ts';
import { LineEditor } from '../../../shared/line-editor/line-editor.tsx';
import { isHalfTyped, isPriced, lineErrors } from '../../../shared/line-editor/lines.ts';
import {
  lineGroups,
  noLines,
  type LinesForm,
  type LinesValues,
} from '../../../shared/line-editor/values.ts';
import { texts as recordTexts } from '../../../shared/record-screens/texts.ts';
import { SaveFailure } from '../../../ui/feedback/save-failure.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DiscardQuestion } from '../../../ui/overlay/discard-question.tsx';
import type { OrderOverview } from '../queries.ts';
import classes from './order-lines.module.css';
import type { OrderLines } from './queries.ts';
import { texts } from './texts.ts';

interface OrderLinesDialogProps {
  order: OrderOverview['order'];
  lines: OrderLines;
  onClose: () => void;
}

/** All lines of an order, edited and saved as a whole. */
export default function OrderLinesDialog({ order, lines, onClose }: OrderLinesDialogProps) {
  const { currency } = useUser().company;
  const [group, setGroup] = useState<LineGroup>('items');
  const [asking, setAsking] = useState(false);
  const { form, save, busy, failure } = useOrderLines({ order, lines, onClose, onGroup: setGroup });
  const close = () => (form.formState.isDirty ? setAsking(true) : onClose());
  const footer = (
    <>
      <Button onClick={close} disabled={busy}>
        {texts.cancel}
      </Button>
      <Button variant="filled" loading={busy} onClick={() => void save()} data-save>
        {texts.save}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        opened
        onClose={close}
        title={texts.editOf(order.number)}
        size={1000}
        busy={busy || asking}
        footer={footer}
      >
        {failure === undefined ? null : (
          <div className={classes.failure}>
            <SaveFailure
              {...failure}
              action={<Button onClick={() => void save()}>{texts.tryAgain}</Button>}
            />
          </div>
        )}
        <LineEditor
          form={form}
          taxPercent={lines.taxPercent}
          currency={currency}
          group={group}
          usualVat={lines.vatCode}
          onGroup={setGroup}
        />
        <Sums form={form} rate={lines} currency={currency} />
      </Dialog>
      {asking ? <DiscardQuestion onStay={() => setAsking(false)} onDiscard={onClose} /> : null}
    </>
  );
}

interface Failure {
  readonly text: string;
  readonly isOffline: boolean;
}

interface Editing extends OrderLinesDialogProps {
  onGroup: (group: LineGroup) => void;
}

function useOrderLines({ order, lines, onClose, onGroup }: Editing) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useForm<LinesValues, unknown, LinesValues>({
    defaultValues: { ...noLines(), groups: groupsValues(lines.groups) },
    shouldFocusError: false,
  });
  const send = async (values: LinesValues) => {
    const { price, tax, total } = sumsOf(values, lines);
    const groups = groupsRequest(values.groups);
    const body = { id: order.id, version: lines.version, groups, price, tax, total };
    await call(orderRoutes.updateOrderLines, { body });
    toastSuccess(texts.saved);
    onClose();
  };
  const save = async () => {
    const values = form.getValues();
    if (showErrors(form, lineErrors(values), onGroup)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      setBusy(false);
      const fields = error instanceof ApiError ? error.fields : {};
      if (showErrors(form, fields, onGroup)) return;
      setFailure({
        text: messageOf(error, recordTexts.saveFailed),
        isOffline: error instanceof ConnectionError,
      });
      // Refetches the order, to show behind the dialog what another user has invoiced or changed.
      if (error instanceof ApiError) await invalidate(new Set(['getOrderOverview']));
    }
  };
  return { form, save, busy, failure };
}

const sumsOf = ({ groups }: Pick<LinesValues, 'groups'>, { taxPercent, vatCode }: Rate) =>
  invoiceSums(
    lineGroups.flatMap((group) =>
      groups[group].filter(isPriced).map((line) => ({ ...line, vatCode: line.vatCode ?? vatCode })),
    ),
    taxPercent,
  );

type Rate = Pick<OrderLines, 'taxPercent' | 'vatCode'>;

/** Shows the texts at their fields and goes to the first; false where there is none. */
function showErrors(
  form: LinesForm,
  errors: Readonly<Record<string, string>>,
  onGroup: (group: LineGroup) => void,
): boolean {
  form.clearErrors();
  const entries = Object.entries(errors);
  for (const [path, message] of entries)
    form.setError(path as 'groups', { type: VALIDATION, message });
  const [first] = entries;
  const group = lineGroups.find((one) => first?.[0].split('.').includes(one));
  if (group !== undefined) onGroup(group);
  return group !== undefined;
}

interface SumsProps {
  form: LinesForm;
  rate: Rate;
  currency: string;
}

function Sums({ form, rate, currency }: SumsProps) {
  const { taxPercent } = rate;
  const groups = useWatch({ control: form.control, name: 'groups' });
  const { price, tax, total } = sumsOf({ groups }, rate);
  const isUnsure = lineGroups.some((group) => groups[group].some(isHalfTyped));
  const rows: readonly [string, number][] = [
    [texts.net, price],
    [texts.taxOf(formatQuantity(taxPercent) || '0'), tax],
    [texts.total, total],
  ];
  return (
    <dl className={classes.sums}>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isUnsure ? '–' : formatAmount(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
