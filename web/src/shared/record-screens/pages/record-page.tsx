import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { ApiError, errorIdOf } from '../../../api/errors.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import type { PageParent } from '../../../ui/layout/page-title.ts';
import { texts } from '../texts.ts';
import classes from './record-page.module.css';

interface RecordPageProps<T> {
  query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** The list of the record: its name and its path. */
  list: { readonly title: string; readonly path: string };
  /** The title while nothing is known of the record: 'Kunde'. */
  noun: string;
  /** 'Kunden findes ikke længere.' */
  gone: string;
  /** Why it may be, where a colleague's deleting is not the likely reason. */
  goneHelp?: string;
  /** The page of the record, which gets what leads back to its list. */
  children: (data: T, parent: PageParent) => ReactNode;
}

/** The states of a record's page: a skeleton of its shape, what failed, and what is not there. */
export function RecordPage<T>({
  query,
  list,
  noun,
  gone,
  goneHelp = texts.gone,
  children,
}: RecordPageProps<T>) {
  const { data, error, refetch } = query;
  const parent = { label: list.title, to: list.path };
  const isGone = error instanceof ApiError && error.status < 500;
  if (data !== undefined && !isGone) return children(data, parent);
  return (
    <Page title={noun} parent={parent} purpose="">
      {error ? (
        <Card flush>
          {isGone ? (
            <EmptyState
              icon={IconFileOff}
              title={gone}
              text={goneHelp}
              action={
                <Button component={Link} to={parent.to}>
                  {texts.toList(list.title)}
                </Button>
              }
            />
          ) : (
            <ErrorState errorId={errorIdOf(error)} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}

function Skeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <Card flush>
        <SkeletonRows rows={6} />
      </Card>
      <Card flush>
        <SkeletonRows rows={9} />
      </Card>
    </div>
  );
}
