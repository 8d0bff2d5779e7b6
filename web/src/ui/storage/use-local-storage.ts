import { useState } from 'react';

/** A small choice remembered on this device. Storage may be full or forbidden: then it is not kept. */
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
