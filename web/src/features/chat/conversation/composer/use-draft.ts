import { useState } from 'react';

const keyOf = (withId: string) => `chat-draft-${withId}`;

/** Draft of a message to one partner, kept in the tab while other conversations are read. */
export function useDraft(withId: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => loadDraft(withId));
  const change = (next: string) => {
    setText(next);
    try {
      sessionStorage.setItem(keyOf(withId), next);
    } catch {
      // Storage is blocked or full: the draft lasts as long as the conversation is open.
    }
  };
  return [text, change];
}

function loadDraft(withId: string): string {
  try {
    return sessionStorage.getItem(keyOf(withId)) ?? '';
  } catch {
    return '';
  }
}
