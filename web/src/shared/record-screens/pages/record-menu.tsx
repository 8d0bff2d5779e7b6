import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { PageMenu } from '../../../ui/layout/page-menu.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { PageParent } from '../../../ui/layout/page-title.ts';
import { useToList } from '../../../ui/url/list-link.tsx';
import { nameOf } from '../list/record-columns.ts';
import { texts } from '../texts.ts';
import type { RecordScreen } from '../views/record-view.ts';

const DeleteRecordDialog = lazyWhenIdle(() => import('../list/delete-record-dialog.tsx'));

interface RecordMenuProps {
  screen: RecordScreen;
  record: RecordAnswer;
  /** The list that is shown once the record is deleted. */
  list: PageParent;
}

/** Rare actions on the page of a record: deleting it, with the question of its list. */
export function RecordMenu({ screen, record, list }: RecordMenuProps) {
  const [deleting, setDeleting] = useState(false);
  const toList = useToList();
  const remove = {
    label: texts.remove,
    icon: IconTrash,
    onSelect: () => setDeleting(true),
    danger: true,
  };
  return (
    <>
      <PageMenu label={texts.actionsFor(nameOf(screen.type, record))} actions={[remove]} />
      {deleting ? (
        <LazyBoundary>
          <Suspense>
            <DeleteRecordDialog
              screen={screen}
              record={record}
              onClose={() => setDeleting(false)}
              onDeleted={() => toList(list.to)}
            />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}
