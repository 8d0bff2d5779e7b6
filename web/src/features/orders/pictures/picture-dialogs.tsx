import { Suspense } from 'react';

import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';

const GalleryDialog = lazyWhenIdle(() => import('./gallery-dialog.tsx'));
const UploadDialog = lazyWhenIdle(() => import('./upload-dialog.tsx'));
const Lightbox = lazyWhenIdle(() => import('./lightbox.tsx'));

/** Which dialog is open: the gallery, the upload, or one picture. */
export type Opened = 'gallery' | 'upload' | { readonly picture: string } | undefined;

interface PictureDialogsProps {
  order: { readonly id: string; readonly number: number };
  opened: Opened;
  onOpen: (next: Opened) => void;
}

/** The dialogs of an order's pictures, one at a time. */
export function PictureDialogs({ order, opened, onOpen }: PictureDialogsProps) {
  const close = () => onOpen(undefined);
  return (
    <Suspense>
      {opened === 'gallery' ? (
        <GalleryDialog order={order} onClose={close} onUpload={() => onOpen('upload')} />
      ) : null}
      {opened === 'upload' ? <UploadDialog order={order} onClose={close} /> : null}
      {typeof opened === 'object' ? (
        <Lightbox orderId={order.id} start={opened.picture} onClose={close} />
      ) : null}
    </Suspense>
  );
}
