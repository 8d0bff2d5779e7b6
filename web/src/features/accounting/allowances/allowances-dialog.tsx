// Default export: loaded when it is opened.
import { allowanceRoutes } from '@driftig/contracts/accounting/allowances';
import { mayDecideAllowance } from '@driftig/domain/accounting/allowances/allowance';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { usePages } from '../../../api/queries/pages.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { askedOf, useBookFilter } from '../lists/use-book-filter.ts';
import { AllowanceDecision } from './allowance-decision.tsx';
import type { BookedAllowance } from './allowance-facts.tsx';
import { AllowanceList } from './allowance-list.tsx';
import { DriveForm } from './drive-form.tsx';
import { PostAllowance } from './post-allowance.tsx';
import { isPostable, PostAllowances } from './post-allowances.tsx';
import { texts } from './texts.ts';

/** The mileage and diets of the company, which bookkeeping approves (product B43). */
export default function AllowancesDialog({ onClose }: { onClose: () => void }) {
  const list = useBookFilter();
  const loaded = usePages(allowanceRoutes.listAllowances, { query: askedOf(list.filter) });
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<BookedAllowance>();
  const [posting, setPosting] = useState<BookedAllowance>();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.title}
      size={880}
      footer={<PostAllowances rows={loaded.rows ?? []} />}
    >
      <AllowanceList
        search={texts.search}
        list={list}
        loaded={loaded}
        byEmployee
        onAdd={() => setAdding(true)}
        onOpen={setShown}
        actions={(row) => (
          <Actions row={row} onDecide={() => setShown(row)} onPost={() => setPosting(row)} />
        )}
      />
      {adding ? <DriveForm forOthers onClose={() => setAdding(false)} /> : null}
      {posting === undefined ? null : (
        <PostAllowance row={posting} onClose={() => setPosting(undefined)} />
      )}
      {shown === undefined ? null : (
        <AllowanceDecision row={shown} onClose={() => setShown(undefined)} />
      )}
    </Dialog>
  );
}

interface ActionsProps {
  row: BookedAllowance;
  onDecide: () => void;
  onPost: () => void;
}

/** It is decided while it waits, and posted when it is approved. */
function Actions({ row, onDecide, onPost }: ActionsProps) {
  if (mayDecideAllowance(row.status))
    return (
      <Button size="xs" onClick={onDecide}>
        {texts.decide}
      </Button>
    );
  if (!isPostable(row)) return null;
  return (
    <Button size="xs" onClick={onPost}>
      {texts.post}
    </Button>
  );
}
