import type { ChatPerson } from '@driftig/contracts/chat/routes';
import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../../../app/paths.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { isPhone } from '../../../ui/layout/use-phone.ts';
import { rowIdOf, type fromList } from '../people/person-row.tsx';
import { texts } from '../texts.ts';
import classes from './talk.module.css';

/** Who the talk is with, and on a phone the way back to the list. */
export function TalkHead({ person: { id, name, department, isActive } }: { person: ChatPerson }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isPhone()) return undefined;
    // The list with the link that was followed is gone from a phone.
    heading.current?.focus({ preventScroll: true });
    return () => document.getElementById(rowIdOf(id))?.focus();
  }, [id]);
  return (
    <div className={classes.head}>
      <BackButton />
      <Avatar name={name} size={36} />
      <div className={classes.who}>
        <h2 ref={heading} tabIndex={-1} className={classes.name}>
          {name}
        </h2>
        <p className={classes.department}>{isActive ? department : texts.hasLeft}</p>
      </div>
    </div>
  );
}

function BackButton() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof fromList> | null };
  const back = () =>
    state?.fromList ? void navigate(-1) : void navigate(paths.chat, { replace: true });
  return (
    <span className={classes.back}>
      <IconButton icon={IconChevronLeft} label={texts.back} onClick={back} />
    </span>
  );
}
