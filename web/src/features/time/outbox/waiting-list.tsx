// Default export: loaded late, and only where something waits.
import { Button } from '@mantine/core';
import { formatDate } from '@driftig/domain/format';
import { shownHundredths } from '@driftig/domain/time/register';
import { useState } from 'react';

import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { registrationOf } from '../entry/entry-values.ts';
import { texts as entryTexts } from '../entry/texts.ts';
import { hoursText } from '../hours-text.ts';
import { texts } from './texts.ts';
import classes from './waiting-list.module.css';
import type { WaitingHours } from './waiting-hours.ts';

interface WaitingListProps {
  all: readonly WaitingHours[];
  /** Left out while another new row is open. */
  onMend: ((one: WaitingHours) => void) | undefined;
  onDiscard: (id: string) => void;
}

/** Hours that the device keeps until there is a connection, and those that were refused, to be mended. */
export default function WaitingList({ all, onMend, onDiscard }: WaitingListProps) {
  const [discarded, setDiscarded] = useState<string>();
  return (
    <Card title={texts.title}>
      <ul className={classes.list}>
        {all.map((one) => (
          <Row
            key={one.id}
            one={one}
            onMend={onMend && (() => onMend(one))}
            onDiscard={() => setDiscarded(one.id)}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={discarded !== undefined}
        onClose={() => setDiscarded(undefined)}
        onConfirm={() => {
          onDiscard(discarded ?? '');
          setDiscarded(undefined);
        }}
        title={texts.discardTitle}
        confirmLabel={texts.discard}
        danger
      >
        {texts.discardHelp}
      </ConfirmDialog>
    </Card>
  );
}

interface RowProps {
  one: WaitingHours;
  onMend: (() => void) | undefined;
  onDiscard: () => void;
}

function Row({ one: { values, withTimes, refusal }, onMend, onDiscard }: RowProps) {
  const { date, kind, projectName, activity } = values;
  const what = kind === 'work' ? projectName : entryTexts.kinds[kind];
  const sent = registrationOf(values, withTimes);
  const name = `${what}, ${formatDate(date)}`;
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <span className={classes.name}>{what}</span>
        <span className={classes.caption}>
          <StatusChip tone={refusal === undefined ? 'pending' : 'danger'} plain>
            {refusal === undefined ? texts.waits : texts.refusedRow}
          </StatusChip>
          {[formatDate(date), activity].filter((text) => text !== '').map((text) => ` · ${text}`)}
        </span>
        {refusal === undefined ? null : <span className={classes.refusal}>{refusal}</span>}
      </span>
      <b className={classes.hours}>{sent === undefined ? '' : hoursText(shownHundredths(sent))}</b>
      <span className={classes.actions}>
        {refusal === undefined ? null : (
          <Button
            size="compact-md"
            aria-label={texts.mendOf(name)}
            onClick={onMend}
            disabled={onMend === undefined}
          >
            {texts.mend}
          </Button>
        )}
        <Button
          size="compact-md"
          variant="subtle"
          aria-label={texts.discardOf(name)}
          onClick={onDiscard}
        >
          {texts.discard}
        </Button>
      </span>
    </li>
  );
}
