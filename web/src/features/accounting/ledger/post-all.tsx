// Default export: loaded when it is opened.
import { useRef } from 'react';

import { messageOf } from '../../../api/errors.ts';
import { BatchDialog } from '../../../ui/batch/batch-dialog.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { texts } from './texts.ts';

/** Drafts, or mileage and diets, with the words for a number of them. */
export interface Postable<Item> {
  readonly nameOf: (item: Item) => string;
  /** '3 kladder' */
  readonly count: (count: number) => string;
  readonly post: (item: Item, idempotencyKey: string) => Promise<unknown>;
}

interface PostAllProps<Item> extends Postable<Item> {
  /** Things that can be posted, as they were when it was opened. */
  items: readonly Item[];
  onClose: () => void;
}

/** Posts things one after another; the failed ones are listed and can be tried again. */
export default function PostAll<Item extends { readonly id: string }>(props: PostAllProps<Item>) {
  const { items, nameOf, count, post, onClose } = props;
  const act = useInOrder(post);
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.postFailed)}>
      <BatchDialog
        title={texts.postAllTitle(count(items.length))}
        items={items}
        nameOf={nameOf}
        act={act}
        onEnd={({ done }) => {
          if (done.length === items.length) toastSuccess(texts.postedAll(count(done.length)));
        }}
        onClose={onClose}
        progressLabel={texts.postingAll}
        doneText={(done) => texts.postedAll(count(done))}
        confirmLabel={texts.postAll}
      >
        <p>{texts.postAllText}</p>
      </BatchDialog>
    </ErrorTextContext>
  );
}

/** Each thing keeps its key, so a retry after a lost answer posts it once. */
function useInOrder<Item extends { readonly id: string }>(post: Postable<Item>['post']) {
  const keys = useRef(new Map<string, string>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  return async (item: Item): Promise<void> => {
    const idempotencyKey = keys.current.get(item.id) ?? crypto.randomUUID();
    keys.current.set(item.id, idempotencyKey);
    const own = turn.current.then(() => post(item, idempotencyKey));
    turn.current = Promise.allSettled([own]);
    await own;
  };
}
