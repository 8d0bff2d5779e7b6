import { IconChecklist } from '@tabler/icons-react';

import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyListButton } from '../../../ui/layout/page-action.tsx';
import { texts } from '../texts.ts';

/** A board without categories; `onCreate` is undefined for employees. */
export function NoCategories({ onCreate }: { onCreate: (() => void) | undefined }) {
  return (
    <Card>
      <EmptyState
        icon={IconChecklist}
        title={texts.empty}
        text={onCreate === undefined ? texts.emptyEmployee : texts.emptyManager}
        action={
          onCreate === undefined ? null : (
            <EmptyListButton label={texts.addCategory} onClick={onCreate} />
          )
        }
      />
    </Card>
  );
}
