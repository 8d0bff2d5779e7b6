// Default export: loaded after the page of the order.
import { UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Photo } from '../../../ui/pictures/photo.tsx';
import { PictureDialogs, type Opened } from './picture-dialogs.tsx';
import classes from './pictures.module.css';
import { picturesQuery } from './queries.ts';
import { texts } from './texts.ts';

/** Two rows of four tiles; the last one adds. */
const TILES = 7;

interface PicturesCardProps {
  order: { readonly id: string; readonly number: number };
}

/** The newest pictures of an order as tiles; the last tile adds. */
export default function PicturesCard({ order }: PicturesCardProps) {
  const query = useQuery(picturesQuery(order.id));
  const [opened, setOpened] = useState<Opened>();
  const images = query.data?.images ?? [];
  return (
    <Card
      title={
        <>
          {texts.title}{' '}
          {images.length > 0 ? <span className={classes.count}>{images.length}</span> : null}
        </>
      }
      aside={
        images.length > 1 ? (
          <UnstyledButton className={classes.all} onClick={() => setOpened('gallery')}>
            {texts.all(images.length)}
          </UnstyledButton>
        ) : null
      }
    >
      <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)} rows={2}>
        {() => (
          <>
            {images.length === 0 ? (
              <p className={classes.none}>
                <b>{texts.empty}</b> {texts.emptyHelp}
              </p>
            ) : null}
            <ul className={classes.tiles}>
              {images.slice(0, TILES).map(({ id, title, thumbnail }) => (
                <li key={id}>
                  <UnstyledButton
                    className={classes.tile}
                    aria-label={texts.show(title)}
                    onClick={() => setOpened({ picture: id })}
                  >
                    <Photo src={thumbnail} alt="" className={classes.tilePhoto} />
                  </UnstyledButton>
                </li>
              ))}
              <li>
                <UnstyledButton
                  className={`${classes.tile} ${classes.addTile}`}
                  aria-label={texts.add}
                  onClick={() => setOpened('upload')}
                >
                  <IconPlus size={18} stroke={1.6} aria-hidden="true" />
                </UnstyledButton>
              </li>
            </ul>
          </>
        )}
      </QueryResult>
      <PictureDialogs order={order} opened={opened} onOpen={setOpened} />
    </Card>
  );
}
