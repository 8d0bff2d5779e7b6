import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { Postable } from './post-all.tsx';
import { texts } from './texts.ts';

const PostAll = lazyWhenIdle(() => import('./post-all.tsx'));

interface PostAllButtonProps<Item> extends Postable<Item> {
  /** Things of the list that can be posted, in the order in which they are. */
  ready: readonly Item[];
}

/** Opens the posting of all things of a list that can be posted. */
export function PostAllButton<Item extends { readonly id: string }>(
  props: PostAllButtonProps<Item>,
) {
  const { ready, nameOf, count, post } = props;
  const [chosen, setChosen] = useState<readonly Item[]>();
  const items = new Map(chosen?.map((item) => [item.id, item]));
  const itemOf = (id: string): Item => {
    const item = items.get(id);
    if (item === undefined) throw new Error('A thing to post is not among those chosen');
    return item;
  };
  return (
    <>
      <Button
        leftSection={<IconChecks size={18} />}
        disabled={ready.length === 0}
        onClick={() => setChosen(ready)}
      >
        {texts.postAllOf(ready.length)}
      </Button>
      {chosen === undefined ? null : (
        <LazyBoundary>
          <Suspense>
            <PostAll
              items={chosen}
              nameOf={({ id }) => nameOf(itemOf(id))}
              count={count}
              post={({ id }, key) => post(itemOf(id), key)}
              onClose={() => setChosen(undefined)}
            />
          </Suspense>
        </LazyBoundary>
      )}
    </>
  );
}
