import { useState } from 'react';

import { ApiError, messageOf } from '../../api/errors.ts';

interface SaveNameOptions {
  /** Said at the field where there is no name. */
  readonly missing: string;
  /** Said where the server says nothing. */
  readonly failed: string;
  readonly save: (name: string) => Promise<void>;
}

function errorTextOf(error: unknown, failed: string): string {
  const fieldText = error instanceof ApiError ? error.fields['name'] : undefined;
  return fieldText ?? messageOf(error, failed);
}

/** A name as it is typed, saved on demand; what is wrong stands at the field. */
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
