import { chatSocketRoutes } from '@driftig/contracts/chat/socket-routes';
import { useEffect, useRef, useState } from 'react';

import { live } from '../../../../api/live/live.ts';
import { useUser } from '../../../../api/session/session.ts';
import { firstName, isGroup, type Partner } from '../../partner.ts';
import { isAbout } from '../messages/messages.ts';

const shownMs = 5000;
const pauseMs = 3000;

/** The ids of those who are typing: started by frames, ended by a timeout or by the message. */
function useTypingIds(withId: string): readonly string[] {
  const { id: ownId } = useUser();
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const leave = (id: string) => setIds((all) => all.filter((one) => one !== id));
    const stop = live.onFrame((frame) => {
      if (!('senderId' in frame) || !isAbout(frame, ownId, withId)) return;
      const { senderId: id } = frame;
      clearTimeout(timers.get(id));
      if (frame.event !== 'typing') return leave(id);
      setIds((all) => (all.includes(id) ? all : [...all, id]));
      timers.set(
        id,
        setTimeout(() => leave(id), shownMs),
      );
      return undefined;
    });
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      stop();
    };
  }, [ownId, withId]);
  return ids;
}

/** The names of those who are writing in the conversation. */
export function useWhoIsTyping(partner: Partner): readonly string[] {
  const ids = useTypingIds(partner.id);
  return partner.others
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => (isGroup(partner) ? firstName(name) : name));
}

/** Returns a function that sends a typing frame: at most once in three seconds. */
export function useTellTyping(withId: string): () => void {
  const toldAt = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (now - toldAt.current < pauseMs) return;
    toldAt.current = now;
    live.send(chatSocketRoutes.typing, { to: withId });
  };
}
