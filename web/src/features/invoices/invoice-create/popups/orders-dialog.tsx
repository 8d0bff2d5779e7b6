// Default export: loaded lazily by FormPopups.
import type { OrderToInvoice } from '@driftig/contracts/invoices/bases';
import { Button, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../../api/errors.ts';
import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { PagedList } from '../../../../ui/paged-list/paged-list.tsx';
import { openDeposits, ordersToInvoice } from '../../invoice-create-queries.ts';
import classes from './base-row.module.css';
import { texts } from './texts.ts';
import { useFill } from './use-fill.ts';
import { whenText } from './when-text.ts';

/** Product L8. */
const ORDERS_PER_PAGE = [5, 10, 15];
const WIDTH = 1200;

interface OrdersDialogProps {
  onChoose: (number: number) => Promise<void>;
  onClose: () => void;
}

/** The orders without an invoice; the chosen one is put into the form with all that it has. */
export default function OrdersDialog({ onChoose, onClose }: OrdersDialogProps) {
  const { data, error, refetch } = useQuery(ordersToInvoice);
  const { data: deposits } = useQuery(openDeposits);
  const { filling, fill } = useFill(onClose);
  const paid = new Set(deposits?.rows.flatMap((row) => (row.paid ? [row.number] : [])));
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.orders}
      size={WIDTH}
      busy={filling}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className={classes.help}>{texts.ordersHelp}</p>
      <PagedList
        rows={data?.rows}
        loadingMore={data?.complete === false}
        error={error === null ? null : { id: errorIdOf(error) }}
        errorTitle={texts.failed}
        onRetry={() => void refetch()}
        sizes={ORDERS_PER_PAGE}
        label={texts.orderList}
        searchLabel={texts.searchOrders}
        textOf={textOf}
        empty={{ title: texts.empty, text: texts.noOrders }}
        noneFound={texts.noneFound}
        keyOf={(row) => row.number}
      >
        {(row) => (
          <OrderRow
            order={row}
            isPaid={paid.has(row.depositInvoiceNumber)}
            disabled={filling}
            onChoose={() => void fill(() => onChoose(row.number))}
          />
        )}
      </PagedList>
    </Dialog>
  );
}

const textOf = ({ number, title, company, name }: OrderToInvoice) =>
  `${number} ${title} ${company} ${name}`;

interface OrderRowProps {
  order: OrderToInvoice;
  /** Whether its deposit is paid. */
  isPaid: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function OrderRow({ order, isPaid, disabled, onChoose }: OrderRowProps) {
  const { number, title, company, name, depositInvoiceNumber: deposit } = order;
  return (
    <UnstyledButton className={classes.row} disabled={disabled} onClick={onChoose}>
      <span className={classes.name}>
        {title}
        <span className={classes.detail}>{texts.order(number)}</span>
      </span>
      <span>{company || name}</span>
      <span className={classes.detail}>{whenText(order)}</span>
      <span className={classes.end}>
        {deposit === 0 ? null : (
          <StatusChip tone={isPaid ? 'done' : 'pending'}>
            {isPaid ? texts.depositPaid(deposit) : texts.depositUnpaid(deposit)}
          </StatusChip>
        )}
      </span>
    </UnstyledButton>
  );
}
