/** RowWords { name, newest, isGroup, otherwise, unread } — the two lines of a conversation in the list. */
import { UnreadBadge } from '../../../ui/display/unread-badge.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { texts } from '../texts.ts';
import { newestText, newestWhen, type Newest } from './newest-text.ts';
import classes from './people.module.css';

interface RowWordsProps {
  name: string;
  newest: Newest;
  isGroup: boolean;
  /** The second line where nothing was written yet. */
  otherwise: string;
  unread: number;
}

export function RowWords({ name, newest, isGroup, otherwise, unread }: RowWordsProps) {
  const today = useToday();
  return (
    <span className={classes.words}>
      <span className={classes.line}>
        <span className={classes.name}>{name}</span>
        <span className={classes.when}>{newestWhen(newest, today)}</span>
      </span>
      <span className={classes.line}>
        <span className={classes.department}>{newestText(newest, isGroup) || otherwise}</span>
        <UnreadBadge count={unread} label={texts.unread(unread)} />
      </span>
    </span>
  );
}
