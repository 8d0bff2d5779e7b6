import type { Partner } from '../../partner.ts';
import { texts } from '../../texts.ts';
import classes from '../conversation.module.css';
import { useWhoIsTyping } from './use-typing.ts';

/** Says who is writing, in a line that is always there. */
export function TypingNotice({ partner }: { partner: Partner }) {
  const names = useWhoIsTyping(partner);
  return (
    <p className={classes.typing} role="status">
      {names.length === 0 ? null : texts.typing(names)}
    </p>
  );
}
