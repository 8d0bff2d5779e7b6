/** 'Fjern fra ordre': takes an invoice off its order again (product D8), after a question. */
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';

import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { texts } from '../texts.ts';
import type { UnmergedInvoice } from './unmerge-question.tsx';

const UnmergeQuestion = lazyWhenIdle(() => import('./unmerge-question.tsx'));

export function UnmergeButton(unmerged: UnmergedInvoice) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="subtle" onClick={() => setAsking(true)}>
        {texts.unmerge}
      </Button>
      <Suspense>
        {asking ? <UnmergeQuestion {...unmerged} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}
