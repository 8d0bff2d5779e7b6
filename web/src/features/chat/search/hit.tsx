import type { ChatHit } from '@driftig/contracts/chat/search';
import { danishDate } from '@driftig/domain/dates';
import { Link } from 'react-router-dom';

import { chatWith } from '../../../paths.ts';
import { DateText } from '../../../ui/display/date-text.tsx';
import { markedParts } from '../../../ui/text/marked-parts.ts';
import { firstName } from '../partner.ts';
import { fromList } from '../people/person-row.tsx';
import { texts } from '../texts.ts';
import classes from './search.module.css';

/** A found message; it opens at its place in its conversation. */
export function Hit({ hit, words }: { hit: ChatHit; words: readonly string[] }) {
  const { conversationId, conversationName, senderName, excerpt, at, number } = hit;
  const sender = senderName === texts.me ? texts.you : firstName(senderName);
  return (
    <li>
      <Link
        to={`${chatWith(conversationId)}&at=${number}`}
        state={fromList}
        className={classes.hit ?? ''}
      >
        <span className={classes.top}>
          <span className={classes.conversation}>{conversationName}</span>
          <span className={classes.date}>
            <DateText value={danishDate(at)} />
          </span>
        </span>
        <span className={classes.text}>
          {sender}:{' '}
          {markedParts(excerpt, words).map(({ text, marked }, index) =>
            // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no other key
            marked ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
      </Link>
    </li>
  );
}
