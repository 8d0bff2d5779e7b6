import { useState } from 'react';

import { ApiError, messageOf } from '../../../api/errors.ts';

interface SaveNameOptions {
  /** The error text for an empty name. */
  readonly missing: string;
  /** The error text when the server sends none. */
  readonly failed: string;
  readonly save: (name: string) => Promise<void>;
}

function errorTextOf(error: unknown, failed: string): string {
  const fieldText = error instanceof ApiError ? error.fields['name'] : undefined;
  return fieldText ?? messageOf(error, failed);
}

/** State of an input for a name that is saved on demand, with its error. */
export function useSaveName(first: string, { missing, failed, save }: SaveNameOptions) {
  const [name, setName] = useState(first);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const change = (value: string) => {
    setName(value);
    setError(undefined);
  };
  const submit = async () => {
    if (busy) return;
    if (name.trim() === '') {
      setError(missing);
      return;
    }
    setBusy(true);
    try {
      await save(name.trim());
    } catch (failure) {
      setError(errorTextOf(failure, failed));
    } finally {
      setBusy(false);
    }
  };
  return { name, change, error, busy, submit: () => void submit() };
}
