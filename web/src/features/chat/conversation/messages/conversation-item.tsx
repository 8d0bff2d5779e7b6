import type { Call } from '@driftig/domain/chat/mentions';
import { addDays, type DateText } from '@driftig/domain/dates';
import { VisuallyHidden } from '@mantine/core';

import { formatClock } from '../../../../ui/time/format-instant.ts';
import { longDate } from '../../../../ui/time/long-date.ts';
import { useToday } from '../../../../ui/time/use-today.ts';
import { texts } from '../../texts.ts';
import { Bubble } from './bubble.tsx';
import classes from './message-list.module.css';
import { MessagePicture } from './message-picture.tsx';
import type { Item, Run } from './runs.ts';

interface Standing {
  /** The number of the user's newest message, which shows its state. */
  lastOwn: number | undefined;
  /** Text of who has read a message. */
  standingOf: (number: number) => string;
  /** Then others' messages bear their name. */
  isInGroup: boolean;
  /** The number of the message that was searched for. */
  found: number | undefined;
  onOpen: (messageId: string) => void;
  /** Names of the members, for mentions. */
  calls: readonly Call<unknown>[];
}

export function ConversationItem({ item, ...standing }: Standing & { item: Item }) {
  if (item.kind === 'day') return <Day date={item.date} />;
  if (item.kind === 'new') return <p className={classes.new}>{texts.newMessages}</p>;
  return <RunOfMessages run={item} {...standing} />;
}

function Day({ date }: { date: DateText }) {
  const today = useToday();
  const isYesterday = date === addDays(today, -1);
  return (
    <p className={classes.day}>
      {date === today ? texts.today : isYesterday ? texts.yesterday : longDate(date)}
    </p>
  );
}

function RunOfMessages({
  run,
  lastOwn,
  standingOf,
  isInGroup,
  found,
  onOpen,
  calls,
}: Standing & { run: Run }) {
  const last = run.messages.at(-1);
  if (last === undefined) return null;
  const state = last.number === lastOwn ? standingOf(last.number) : '';
  return (
    <div className={classes.run} data-own={run.isOwn || undefined}>
      {isInGroup && !run.isOwn ? (
        <p className={classes.sender}>{last.senderName}</p>
      ) : (
        <VisuallyHidden>{run.isOwn ? texts.you : last.senderName}:</VisuallyHidden>
      )}
      {run.messages.map(({ messageId, number, text, picture, senderName }) =>
        picture === '' ? (
          <Bubble
            key={number}
            text={text}
            isOwn={run.isOwn}
            isFound={number === found}
            calls={calls}
          />
        ) : (
          <MessagePicture
            key={number}
            address={picture}
            name={run.isOwn ? texts.yourself : senderName}
            onOpen={() => onOpen(messageId)}
          />
        ),
      )}
      <p className={classes.time}>
        <time dateTime={last.at}>{formatClock(last.at)}</time>
        {state ? ` · ${state}` : null}
      </p>
    </div>
  );
}
