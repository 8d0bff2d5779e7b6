import { useState, type ComponentType } from 'react';

import { sizedList } from '../../../ui/data-table/sized-list.tsx';
import { useTableState } from '../../../ui/data-table/use-table-state.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { HoursOverview } from '../overview/hours-overview.tsx';
import { useTimeSettings } from '../settings/use-time-settings.ts';
import { AskedDialog } from './decide/asked-dialog.tsx';
import { newRow, type Edited, type ListProps } from './list-props.ts';
import { PageActions } from './page-actions.tsx';
import { PageDialogs, type Opened } from './page-dialogs.tsx';
import { texts } from './texts.ts';
import { useDecisions } from './decide/use-decisions.ts';
import { useReportList } from './use-report-list.ts';

const List = sizedList({
  desk: () => import('./desk-list.tsx'),
  phone: () => import('./phone/phone-list.tsx'),
  filtersOnPhone: true,
});

const filters = { employee: '', project: '', from: '', to: '' };

interface ApprovePageProps {
  /** The overview of holiday and absence, which belongs to another feature. */
  TimeOff: ComponentType<{ onClose: () => void }>;
}

/** The approver's page of hours (product T20 to T24). */
export function ApprovePage({ TimeOff }: ApprovePageProps) {
  const state = useTableState({ name: 'approve-hours', defaultStatus: 'approved', filters });
  const decisions = useDecisions();
  const { readAt, ...list } = useReportList(state, decisions.isGone);
  const { isFlexOn } = useTimeSettings();
  const [editing, setEditing] = useState<Edited>();
  const [opened, setOpened] = useState<Opened>();
  // A new row is made on the tab of what waits (product T22).
  const create = () => {
    if (list.tab !== 'pending') state.setStatus('pending');
    setEditing(newRow);
  };
  const props: ListProps = {
    ...list,
    decisions,
    isFlexOn,
    editing,
    onOpen: setOpened,
    onEdit: (row) => (row === newRow ? create() : setEditing(row)),
  };
  return (
    <Page
      title={texts.title}
      purpose={texts.purpose}
      actions={<PageActions onCreate={create} onOpen={setOpened} />}
      list
    >
      <List {...props} />
      <PageDialogs opened={opened} onOpen={setOpened} TimeOff={TimeOff} />
      <AskedDialog decisions={decisions} readAt={readAt} />
      <HoursOverview />
    </Page>
  );
}
