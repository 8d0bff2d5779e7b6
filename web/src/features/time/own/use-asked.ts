import { useState } from 'react';

import type { Entry } from '../queries.ts';

/** Dialog opened for a row. */
type Question = 'remarks' | 'history' | 'delete';

export interface Asked {
  readonly current: { readonly kind: Question; readonly entry: Entry } | undefined;
  readonly ask: (kind: Question, entry: Entry) => void;
  readonly close: () => void;
}

export function useAsked(): Asked {
  const [current, setCurrent] = useState<Asked['current']>();
  return {
    current,
    ask: (kind, entry) => setCurrent({ kind, entry }),
    close: () => setCurrent(undefined),
  };
}
