import { allowanceRoutes } from '@driftig/contracts/accounting/allowances';
import { mayDecideAllowance } from '@driftig/domain/accounting/allowances/allowance';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { usePages } from '../../../api/queries/pages.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { askedOf, useBookFilter } from '../lists/use-book-filter.ts';
import { AllowanceFacts, type BookedAllowance } from './allowance-facts.tsx';
import { AllowanceList } from './allowance-list.tsx';
import { DietForm } from './diet-form.tsx';
import { DriveForm } from './drive-form.tsx';
import { texts } from './texts.ts';

/** A person's own mileage and diets, with their state (product B40). */
export default function MileagePage() {
  const list = useBookFilter();
  const loaded = usePages(allowanceRoutes.listOwnAllowances, { query: askedOf(list.filter) });
  const [adding, setAdding] = useState<'drive' | 'diet'>();
  const [shown, setShown] = useState<BookedAllowance>();
  return (
    <Page
      title={texts.title}
      purpose={texts.purpose}
      actions={<Button onClick={() => setAdding('diet')}>{texts.addDiet}</Button>}
    >
      <AllowanceList
        search={texts.searchOwn}
        list={list}
        loaded={loaded}
        onAdd={() => setAdding('drive')}
        onOpen={setShown}
      />
      {adding === 'drive' ? <DriveForm onClose={() => setAdding(undefined)} /> : null}
      {adding === 'diet' ? <DietForm onClose={() => setAdding(undefined)} /> : null}
      {shown === undefined ? null : (
        <OwnAllowance row={shown} onClose={() => setShown(undefined)} />
      )}
    </Page>
  );
}

/** Its facts; while it waits it can be deleted. */
function OwnAllowance({ row, onClose }: { row: BookedAllowance; onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const { id } = row;
    toastSuccess((await call(allowanceRoutes.withdrawAllowance, { params: { id } })).message);
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={row.description}
      size={560}
      footer={
        mayDecideAllowance(row.status) ? (
          <Button color="red" onClick={() => setAsking(true)}>
            {texts.remove}
          </Button>
        ) : undefined
      }
    >
      <AllowanceFacts row={row} />
      <ErrorTextContext value={(error) => messageOf(error, texts.removeFailed)}>
        <ConfirmDialog
          opened={asking}
          onClose={() => setAsking(false)}
          onConfirm={remove}
          title={texts.removeTitle}
          confirmLabel={texts.remove}
          danger
        >
          {texts.removeText}
        </ConfirmDialog>
      </ErrorTextContext>
    </Dialog>
  );
}
