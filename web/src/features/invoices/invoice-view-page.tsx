import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';

import { ApiError, errorIdOf } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListLink } from '../../ui/url/list-link.tsx';
import { printableInvoice } from './invoice-view-queries.ts';
import { Actions } from './invoice-view/actions.tsx';
import { InvoiceLoading } from './invoice-view/invoice-loading.tsx';
import classes from './invoice-view/invoice-view.module.css';
import { InvoiceView } from './invoice-view/invoice-view.tsx';
import { texts } from './invoice-view/texts.ts';

export default function InvoiceViewPage() {
  const { number = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(number);
  const query = useQuery({ ...printableInvoice(Number(number)), enabled: isNumber });
  return (
    <Page
      title={texts.title(number)}
      purpose={
        <ListLink to={paths.invoices} className={classes.back}>
          <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
          {texts.back}
        </ListLink>
      }
      actions={query.data && <Actions invoice={query.data} />}
    >
      {isNumber ? <Content number={number} {...query} /> : <Unknown number={number} />}
    </Page>
  );
}

interface ContentProps {
  number: string;
  data: PrintableInvoice | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

function Content({ number, data, error, refetch }: ContentProps) {
  if (error instanceof ApiError && error.code === 'not_found') return <Unknown number={number} />;
  if (data !== undefined) return <InvoiceView invoice={data} />;
  if (error === null) return <InvoiceLoading />;
  return (
    <Card flush>
      <ErrorState errorId={errorIdOf(error)} onRetry={() => void refetch()} />
    </Card>
  );
}

function Unknown({ number }: { number: string }) {
  const toList = (
    <Button component={Link} to={paths.invoices}>
      {texts.toList}
    </Button>
  );
  return (
    <Card flush>
      <EmptyState
        icon={IconFileOff}
        title={texts.notFound}
        text={texts.notFoundHelp(number)}
        action={toList}
      />
    </Card>
  );
}
