import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconFileOff, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';

import { ApiError, errorIdOf } from '../../api/errors.ts';
import { paths } from '../../app/paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListLink } from '../../ui/url/list-link.tsx';
import { InvoiceSheet } from './invoice-sheet/invoice-sheet.tsx';
import { printableInvoice } from './invoice-view-queries.ts';
import { documentOf } from './invoice-view/document-input.ts';
import classes from './invoice-view/invoice-view.module.css';
import { printSheet } from './invoice-view/print.ts';
import { StatusMenu } from './invoice-view/status-menu.tsx';
import { texts } from './invoice-view/texts.ts';
import { useUrlAction } from './invoice-view/use-url-action.ts';
import { useSavePdf } from './invoice-view/use-save-pdf.ts';

export default function InvoiceViewPage() {
  const { number = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(number);
  const query = useQuery({ ...printableInvoice(Number(number)), enabled: isNumber });
  const back = (
    <ListLink to={paths.invoices} className={classes.back}>
      <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
      {texts.back}
    </ListLink>
  );
  return (
    <Page
      title={texts.title(number)}
      purpose={back}
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
  if (data !== undefined) return <InvoiceSheet document={documentOf(data)} />;
  if (error === null) return <output className={classes.loading}>{texts.loading}</output>;
  return (
    <Card flush>
      <ErrorState errorId={errorIdOf(error)} onRetry={() => void refetch()} />
    </Card>
  );
}

function Actions({ invoice }: { invoice: PrintableInvoice }) {
  const { savePdf, busy } = useSavePdf();
  const pdf = () => void savePdf(invoice.number);
  const print = () => void printSheet();
  useUrlAction({ pdf, print });
  return (
    <>
      <StatusMenu invoice={invoice} />
      <Button leftSection={<IconPrinter size={18} stroke={1.6} />} onClick={print}>
        {texts.print}
      </Button>
      <Button
        variant="filled"
        loading={busy}
        leftSection={<IconFileTypePdf size={18} stroke={1.6} />}
        onClick={pdf}
      >
        {texts.savePdf}
      </Button>
    </>
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
