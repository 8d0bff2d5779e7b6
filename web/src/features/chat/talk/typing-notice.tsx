import type { ChatPerson } from '@driftig/contracts/chat/routes';

import { texts } from '../texts.ts';
import classes from './talk.module.css';
import { useIsTyping } from './use-typing.ts';

/** Says that the other is writing, in a line that is always there. */
export function TypingNotice({ person: { id, name } }: { person: ChatPerson }) {
  const isTyping = useIsTyping(id);
  return (
    <p className={classes.typing} role="status">
      {isTyping ? texts.typing(name) : null}
    </p>
  );
}
