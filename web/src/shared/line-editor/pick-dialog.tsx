import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { errorIdOf } from '../../api/errors.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import type { CatalogueEntry } from './catalogue.ts';
import { PickEntries } from './pick-entries.tsx';
import type { PickEntriesProps } from './pick-entries.tsx';
import { texts } from './texts.ts';
import { useCatalogue } from './use-catalogue.ts';

const nothingIn: Record<LineGroup, string> = {
  items: texts.noProducts,
  productGroups: texts.noProductGroups,
  tasks: texts.noTasks,
};

interface PickDialogProps {
  group: LineGroup;
  title: string;
  onClose: () => void;
  onPick: (entries: readonly CatalogueEntry[]) => void;
}

export default function PickDialog({ group, title, onClose, onPick }: PickDialogProps) {
  const catalogue = useCatalogue(group);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const pick = () => {
    onPick(catalogue.rows.filter(({ id }) => picked.has(id)));
    onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button variant="filled" disabled={picked.size === 0} onClick={pick}>
        {texts.pick(picked.size)}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={title} footer={footer}>
      <Content
        {...catalogue}
        nothing={nothingIn[group]}
        picked={picked}
        onToggle={(id) => setPicked(toggle(picked, id))}
      />
    </Dialog>
  );
}

function toggle(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = [...ids].filter((other) => other !== id);
  return new Set(others.length < ids.size ? others : [...ids, id]);
}

interface ContentProps extends PickEntriesProps {
  error: Error | null;
  isPending: boolean;
  refetch: () => Promise<unknown>;
  nothing: string;
}

function Content({ error, isPending, refetch, nothing, ...entries }: ContentProps) {
  if (error !== null) {
    return (
      <ErrorState
        title={texts.pickFailed}
        errorId={errorIdOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isPending) return <SkeletonRows />;
  if (entries.rows.length === 0) return <EmptyState title={nothing} text={texts.createFirst} />;
  return <PickEntries {...entries} />;
}
