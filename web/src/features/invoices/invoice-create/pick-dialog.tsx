import { Button, Checkbox, TextInput } from '@mantine/core';
import { formatKroner } from '@driftig/domain/format';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { findEntries } from './catalogue.ts';
import type { CatalogueEntry } from './catalogue.ts';
import classes from './pick-dialog.module.css';
import { texts } from './texts.ts';
import { useCatalogue } from './use-catalogue.ts';

interface PickDialogProps {
  group: 'items' | 'tasks';
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
        nothing={group === 'items' ? texts.noProducts : texts.noTasks}
        picked={picked}
        onToggle={(id) => setPicked(toggled(picked, id))}
      />
    </Dialog>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = [...ids].filter((other) => other !== id);
  return new Set(others.length < ids.size ? others : [...ids, id]);
}

interface ContentProps extends EntriesProps {
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
  return <Entries {...entries} />;
}

const SHOWN_MATCHES = 100;

interface EntriesProps {
  rows: readonly CatalogueEntry[];
  picked: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

function Entries({ rows, picked, onToggle }: EntriesProps) {
  const [search, setSearch] = useState('');
  const found = findEntries(rows, search);
  return (
    <>
      <TextInput
        data-autofocus
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<IconSearch size={18} stroke={1.6} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ul className={classes.list}>
        {found.slice(0, SHOWN_MATCHES).map((entry) => (
          <li key={entry.id} className={classes.row}>
            <Checkbox
              checked={picked.has(entry.id)}
              onChange={() => onToggle(entry.id)}
              label={entry.name}
              description={entry.description}
              classNames={{ labelWrapper: classes.label ?? '' }}
            />
            <span className={classes.price}>{formatKroner(entry.price)}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className={classes.note}>{texts.noneFound}</p> : null}
      {found.length > SHOWN_MATCHES ? (
        <p className={classes.note}>{texts.moreMatches(SHOWN_MATCHES)}</p>
      ) : null}
    </>
  );
}
