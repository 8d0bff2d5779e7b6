import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { Draft } from '../queries.ts';
import { isReady } from './is-ready.ts';
import { texts } from './texts.ts';

const PostAll = lazyWhenIdle(() => import('./post-all.tsx'));

/** Opens the posting of all drafts of the list that lack nothing. */
export function PostAllButton({ drafts }: { drafts: readonly Draft[] }) {
  const [posted, setPosted] = useState<readonly Draft[]>();
  const ready = drafts.filter(isReady).toSorted((a, b) => a.number - b.number);
  return (
    <>
      <Button
        leftSection={<IconChecks size={18} />}
        disabled={ready.length === 0}
        onClick={() => setPosted(ready)}
      >
        {texts.postAllOf(ready.length)}
      </Button>
      {posted === undefined ? null : (
        <LazyBoundary>
          <Suspense>
            <PostAll drafts={posted} onClose={() => setPosted(undefined)} />
          </Suspense>
        </LazyBoundary>
      )}
    </>
  );
}
