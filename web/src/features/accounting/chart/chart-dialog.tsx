// Default export: loaded when it is opened.
import { useState } from 'react';

import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TabCard } from '../../../ui/layout/tab-card.tsx';
import type { Account } from '../queries.ts';
import { AccountForm } from './account-form.tsx';
import { AccountList } from './account-list.tsx';
import { texts } from './texts.ts';

const tabs = [
  { value: 'list', label: texts.tabs.list },
  { value: 'add', label: texts.tabs.add },
];

/** The chart of accounts (product B24). */
export default function ChartDialog({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState('list');
  const [edited, setEdited] = useState<Account>();
  const toList = () => {
    setEdited(undefined);
    setTab('list');
  };
  return (
    <Dialog opened onClose={onClose} title={texts.title} size={880}>
      <TabCard
        label={texts.title}
        tabs={tabs}
        value={tab}
        onChange={(next) => {
          setEdited(undefined);
          setTab(next);
        }}
      >
        {edited === undefined && tab === 'list' ? (
          <AccountList onEdit={setEdited} onAdd={() => setTab('add')} />
        ) : (
          <AccountForm key={edited?.id ?? 'new'} account={edited} onDone={toList} />
        )}
      </TabCard>
    </Dialog>
  );
}
