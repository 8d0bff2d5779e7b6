import { IconMessageCircle } from '@tabler/icons-react';

import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { texts } from '../texts.ts';
import { BackButton } from './talk-head.tsx';
import classes from './talk.module.css';

/** In a talk's place where there is none, or none for this person; `text` says what to do. */
export function NoTalk({ text }: { text: string }) {
  return (
    <section className={classes.talk} aria-label={texts.title}>
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
