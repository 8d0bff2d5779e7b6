import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent } from 'react';

interface EnterPicks {
  /** Text in the field of the current choice. */
  readonly chosen: string | undefined;
  readonly loading: boolean;
  readonly search: string;
  /** Chooses the best match of a text. */
  readonly pick: (text: string) => void;
}

/**
 * Enter picks the customer that the text matches, also when it was pasted and the list below still
 * shows an older search. While customers are loading it waits for the last of them. After moving
 * with the arrow keys, Enter chooses in the list.
 */
export function useEnterPicks({ chosen, loading, search, pick }: EnterPicks) {
  const moved = useRef(false);
  const awaited = useRef<string>(undefined);
  const pickAwaited = useEffectEvent(() => {
    const text = awaited.current;
    awaited.current = undefined;
    // Text typed after Enter is another search.
    if (text !== undefined && search.trim() === text) pick(text);
  });
  useEffect(() => {
    if (!loading) pickAwaited();
  }, [loading]);
  return {
    onInput: () => {
      moved.current = false;
    },
    onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => {
      if (/^(Arrow(Up|Down)|Home|End)$/.test(event.key)) moved.current = true;
      const text = event.currentTarget.value.trim();
      const isTyped = text !== '' && event.currentTarget.value !== chosen;
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || moved.current || !isTyped)
        return;
      event.preventDefault();
      event.stopPropagation();
      if (loading) awaited.current = text;
      else pick(text);
    },
  };
}
