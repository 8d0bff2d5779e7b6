import { Button } from '@mantine/core';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { IconListDetails, IconPackage, IconPackages } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { pickedLine } from './catalogue.ts';
import { texts } from './texts.ts';
import type { LinesForm } from './values.ts';

const PickDialog = lazyWhenIdle(() => import('./pick-dialog.tsx'));

const sources = {
  items: { label: texts.fromProducts, icon: IconPackage },
  productGroups: { label: texts.fromProductGroups, icon: IconPackages },
  tasks: { label: texts.fromTasks, icon: IconListDetails },
};

/** Adds several products, product groups or tasks at once. */
export function PickButton({ form, group }: { form: LinesForm; group: LineGroup }) {
  const [opened, setOpened] = useState(false);
  const { label, icon: Symbol } = sources[group];
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<Symbol size={18} stroke={1.6} />}
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      {opened ? (
        <Suspense>
          <PickDialog
            group={group}
            title={label}
            onClose={() => setOpened(false)}
            onPick={(entries) => {
              const lines = form.getValues(`groups.${group}`);
              const more = entries.map(pickedLine);
              form.setValue(`groups.${group}`, [...lines, ...more], { shouldDirty: true });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
