import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import {
  IconFileInvoice,
  IconLock,
  IconMailQuestion,
  IconPhoto,
  IconPhotoPlus,
  IconUsers,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { invoiceFormFor } from '../../paths.ts';
import { numberOf } from '@driftig/domain/lists/row-values';
import { notInvoicedReason } from '../../shared/record-screens/order-head.tsx';
import { RecordTablePage } from '../../shared/record-screens/list/record-table-page.tsx';
import { texts as recordTexts } from '../../shared/record-screens/texts.ts';
import type { RowAction } from '../../ui/data-table/columns/column.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import type { NoteField } from './order/note-queries.ts';
import { PictureDialogs, type Opened } from './pictures/picture-dialogs.tsx';
import { texts } from './texts.ts';
import { usePlanning } from './use-planning.tsx';
import { ordersView } from '../../shared/record-screens/views/orders.tsx';

const EnquiryDetailsDialog = lazyWhenIdle(() => import('./enquiry-details-dialog.tsx'));
const NoteDialog = lazyWhenIdle(() => import('./note-dialog.tsx'));

type Shown = 'enquiry' | NoteField | { readonly pictures: Opened };

/** The list of orders; a row begins its invoice, shows its enquiry, and edits its notes and pictures. */
export default function OrdersPage() {
  const planning = usePlanning();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<{ row: RecordAnswer; shown: Shown }>();
  const open = (row: RecordAnswer, shown: Shown) => () => setChosen({ row, shown });
  const actions = (row: RecordAnswer): readonly RowAction[] => [
    {
      label: recordTexts.toInvoice,
      icon: IconFileInvoice,
      onSelect: () => void navigate(invoiceFormFor.order(numberOf(row, 'number'))),
      disabledReason: notInvoicedReason(row),
    },
    planning.action(row),
    { label: texts.toEmployees, icon: IconUsers, onSelect: open(row, 'noteEmployees') },
    { label: texts.toAdministration, icon: IconLock, onSelect: open(row, 'noteAdministration') },
    { label: texts.pictures, icon: IconPhoto, onSelect: open(row, { pictures: 'gallery' }) },
    { label: texts.addPictures, icon: IconPhotoPlus, onSelect: open(row, { pictures: 'upload' }) },
    // On every order, since a row does not show whether it has an enquiry.
    { label: texts.showEnquiry, icon: IconMailQuestion, onSelect: open(row, 'enquiry') },
  ];
  return (
    <>
      <RecordTablePage
        key="orders"
        screen={ordersView}
        moreActions={actions}
        filters={planning.filters}
        pageOf={ordersView.leads.to}
      />
      {planning.dialog}
      {chosen === undefined ? null : (
        <RowDialog
          {...chosen}
          onShow={(shown) => setChosen({ row: chosen.row, shown })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

interface RowDialogProps {
  row: RecordAnswer;
  shown: Shown;
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

function RowDialog({ row, shown, onShow, onClose }: RowDialogProps) {
  const number = numberOf(row, 'number');
  if (typeof shown === 'object')
    return (
      <PictureDialogs
        order={{ id: row.id, number }}
        opened={shown.pictures}
        onOpen={(next) => (next === undefined ? onClose() : onShow({ pictures: next }))}
      />
    );
  return (
    <Suspense>
      {shown === 'enquiry' ? (
        <EnquiryDetailsDialog id={row.id} onClose={onClose} />
      ) : (
        <NoteDialog
          number={number}
          field={shown}
          label={shown === 'noteEmployees' ? texts.toEmployees : texts.toAdministration}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
