import { groupOfId } from '@driftig/domain/chat/channel';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconUsers } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { usePersonPicture } from '../../../api/queries/person-picture.ts';
import { paths } from '../../../paths.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { isPhone } from '../../../ui/layout/use-phone.ts';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { GroupSign } from '../groups/group-sign.tsx';
import type { Partner } from '../partner.ts';
import { rowIdOf, type fromList } from '../people/person-row.tsx';
import { texts } from '../texts.ts';
import classes from './conversation.module.css';

const PeopleDialog = lazyWhenIdle(() => import('../groups/people-dialog.tsx'));

/** Name of the partner, and on a phone the link back to the list. */
export function ConversationHead({ partner }: { partner: Partner }) {
  const { id, kind, name, note } = partner;
  const picture = usePersonPicture(partner);
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
      {kind === 'person' ? (
        <Avatar name={name} size={36} {...picture} />
      ) : (
        <GroupSign kind={kind} size={36} />
      )}
      <div className={classes.who}>
        <h2 ref={heading} tabIndex={-1} className={classes.name}>
          {name}
        </h2>
        <p className={classes.department}>{note}</p>
      </div>
      {kind === 'order' ? <OrderLink id={id} /> : null}
      {kind === 'person' ? null : <GroupPeople id={id} name={name} />}
    </div>
  );
}

/** Leads to the order that a conversation belongs to. */
function OrderLink({ id }: { id: string }) {
  const group = groupOfId(id);
  if (group?.kind !== 'order') return null;
  return (
    <Button
      component={Link}
      to={paths.order(group.orderNumber)}
      size="compact-sm"
      flex="none"
      aria-label={texts.toOrder(group.orderNumber)}
    >
      {texts.order(group.orderNumber)}
    </Button>
  );
}

/** Link to the members of the group. */
function GroupPeople({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={IconUsers} label={texts.showPeople} onClick={() => setOpen(true)} />
      <Suspense>
        {isOpen ? <PeopleDialog id={id} name={name} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}

export function BackButton() {
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
