import { Button } from '@mantine/core';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { IconListDetails, IconPackage } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { pickedLine } from './catalogue.ts';
import { texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

const PickDialog = lazyWhenIdle(() => import('./pick-dialog.tsx'));

const sources = {
  items: { label: texts.fromProducts, icon: IconPackage },
  tasks: { label: texts.fromTasks, icon: IconListDetails },
};

/** Adds several products or tasks at once. There is no list of product groups yet. */
export function PickButton({ form, group }: { form: InvoiceForm; group: LineGroup }) {
  const [opened, setOpened] = useState(false);
  if (group === 'productGroups') return null;
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
