// Default export: loaded lazily.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Gallery } from './gallery.tsx';
import { picturesQuery } from './queries.ts';
import { texts } from './texts.ts';

interface GalleryDialogProps {
  order: { readonly id: string; readonly number: number };
  onClose: () => void;
  onUpload: () => void;
}

export default function GalleryDialog({ order, onClose, onUpload }: GalleryDialogProps) {
  const query = useQuery(picturesQuery(order.id));
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={18} stroke={1.6} />} onClick={onUpload}>
      {texts.add}
    </Button>
  );
  const hasSome = (query.data?.images.length ?? 0) > 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.of(order.number)}
      size={840}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {hasSome ? add : null}
        </>
      }
    >
      <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)}>
        {({ images }) => <Gallery orderId={order.id} images={images} action={add} />}
      </QueryResult>
    </Dialog>
  );
}
