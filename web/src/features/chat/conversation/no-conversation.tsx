import { IconMessageCircle } from '@tabler/icons-react';

import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { texts } from '../texts.ts';
import { BackButton } from './conversation-head.tsx';
import classes from './conversation.module.css';

/** In a conversation's place where there is none, or none for this person; `text` says what to do. */
export function NoConversation({ text }: { text: string }) {
  return (
    <section className={classes.conversation} aria-label={texts.title}>
      <div className={classes.head}>
        <BackButton />
      </div>
      <div className={classes.middle}>
        <div className={classes.alone}>
          <EmptyState icon={IconMessageCircle} title={texts.unknown} text={text} />
        </div>
      </div>
    </section>
  );
}
