// Default export: loaded lazily by the list.
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { nameOf } from '@driftig/domain/employees/name-of';

import { messageOf } from '../../api/errors.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { ComingOrders } from './coming-orders.tsx';
import { callFor, deleteEmployee } from './queries.ts';
import type { ConfirmedAction } from './row-actions.ts';
import { texts } from './texts.ts';

interface Confirmation {
  readonly title: (name: string) => string;
  readonly text: (row: EmployeeRow) => string;
  readonly confirm: string;
  readonly failed: string;
  /** Resolves to the success message. */
  readonly act: (id: string) => Promise<string>;
}

const confirmations: Readonly<Record<ConfirmedAction, Confirmation>> = {
  withdraw: {
    title: texts.withdrawTitle,
    text: () => texts.withdrawText,
    confirm: texts.withdrawLabel,
    failed: texts.changeFailed,
    act: (id) => callFor('withdrawInvitation', id),
  },
  deactivate: {
    title: texts.deactivateTitle,
    text: () => texts.deactivateText,
    confirm: texts.deactivate,
    failed: texts.changeFailed,
    act: (id) => callFor('deactivateEmployee', id),
  },
  remove: {
    title: texts.removeTitle,
    text: ({ status }) => (status === 'invited' ? texts.removeInvited : texts.removeActive),
    confirm: texts.remove,
    failed: texts.deleteFailed,
    act: async (id) => (await deleteEmployee(id)) ?? texts.deleted,
  },
};

interface ConfirmActionDialogProps {
  action: ConfirmedAction;
  row: EmployeeRow;
  onClose: () => void;
  onDone?: () => void;
}

/** Asks for confirmation before an employee loses access. */
export default function ConfirmActionDialog(props: ConfirmActionDialogProps) {
  const { action, row, onClose, onDone } = props;
  const { title, text, confirm, failed, act } = confirmations[action];
  return (
    <ErrorTextContext value={(error) => messageOf(error, failed)}>
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={async () => {
          toastSuccess(await act(row.id));
          onDone?.();
        }}
        title={title(nameOf(row))}
        confirmLabel={confirm}
        danger
      >
        {text(row)}
        {action === 'withdraw' || row.status !== 'active' ? null : <ComingOrders person={row} />}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}
