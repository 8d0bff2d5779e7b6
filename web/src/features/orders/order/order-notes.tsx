import { IconLock, IconUsers } from '@tabler/icons-react';

import { FactList } from '../../../records/pages/fact-list.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { OrderOverview } from '../queries.ts';
import { texts } from '../texts.ts';

/** The two notes of an order; each says who reads it. Without any there is no card. */
export function OrderNotes({ order }: { order: OrderOverview['order'] }) {
  const { noteEmployees, noteAdministration } = order;
  if (noteEmployees === '' && noteAdministration === '') return null;
  return (
    <Card title={texts.notes}>
      <FactList
        wide
        facts={[
          { label: texts.toEmployees, icon: IconUsers, value: noteEmployees },
          { label: texts.toAdministration, icon: IconLock, value: noteAdministration },
        ]}
      />
    </Card>
  );
}
