import { useState } from 'react';

/**
 * A value kept in localStorage. When storage is full or blocked it lasts as long as the component.
 */
export function useLocalStorage(key: string): [string | null, (value: string) => void] {
  const [value, setValue] = useState(() => readStored(key));
  const store = (next: string) => {
    setValue(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      return;
    }
  };
  return [value, store];
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
