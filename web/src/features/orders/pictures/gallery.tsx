import { UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';

import { DateText } from '../../../ui/display/date-text.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Pager } from '../../../ui/data-table/paging/pager.tsx';
import { pageSlice } from '@driftig/domain/lists/page-slice';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { Photo } from '../../../ui/pictures/photo.tsx';
import classes from './pictures.module.css';
import type { Picture } from './queries.ts';
import { texts } from './texts.ts';

const Lightbox = lazyWhenIdle(() => import('./lightbox.tsx'));

/** Product L5. */
const PAGE_SIZE = 6;

interface GalleryProps {
  orderId: string;
  images: readonly Picture[];
  /** Shown where there are none: the button that adds the first. */
  action: ReactNode;
}

/** The pictures of an order, six a page; each opens large. */
export function Gallery({ orderId, images, action }: GalleryProps) {
  const [wanted, setPage] = useState(1);
  const [shown, setShown] = useState<string>();
  if (images.length === 0)
    return (
      <EmptyState icon={IconPhoto} title={texts.empty} text={texts.emptyHelp} action={action} />
    );
  const slice = pageSlice(images.length, wanted, PAGE_SIZE);
  return (
    <>
      <ul className={classes.gallery}>
        {images.slice(slice.from - 1, slice.to).map((image) => (
          <li key={image.id}>
            <UnstyledButton className={classes.card} onClick={() => setShown(image.id)}>
              <Photo src={image.thumbnail} alt="" className={classes.cardPhoto} />
              <span className={classes.cardTitle}>{image.title}</span>
              <span className={classes.cardFacts}>
                {image.employeeName}, <DateText value={image.date} />
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {slice.pages > 1 ? <Pager slice={slice} onPage={setPage} /> : null}
      <Suspense>
        {shown === undefined ? null : (
          <Lightbox orderId={orderId} start={shown} onClose={() => setShown(undefined)} />
        )}
      </Suspense>
    </>
  );
}
