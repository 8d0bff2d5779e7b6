import { useEffect, useRef, useState } from 'react';

import { live } from '../../../api/live.ts';

const shownMs = 5000;
const pauseMs = 3000;

/** Whether the other is writing: told by frames, and over when none comes or the message does. */
export function useIsTyping(withId: string): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.onFrame((frame) => {
      if (!('sender_id' in frame) || frame.sender_id !== withId) return;
      clearTimeout(timer);
      setTyping(frame.event === 'typing');
      timer = setTimeout(() => setTyping(false), shownMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [withId]);
  return isTyping;
}

/** Gives what tells the other that one writes: once in three seconds. */
export function useTellTyping(withId: string): () => void {
  const toldAt = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (now - toldAt.current < pauseMs) return;
    toldAt.current = now;
    live.send({ action: 'typing', receiverId: withId });
  };
}
