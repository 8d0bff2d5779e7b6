import type { PrintableInvoice } from '@driftig/contracts/invoices';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconFileOff, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';

import { ApiError, errorIdOf } from '../../api/errors.ts';
import { paths } from '../../app/paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { InvoiceSheet } from './invoice-sheet/invoice-sheet.tsx';
import { printableInvoice } from './invoice-view-queries.ts';
import { documentOf } from './invoice-view/document-input.ts';
import classes from './invoice-view/invoice-view.module.css';
import { StatusMenu } from './invoice-view/status-menu.tsx';
import { texts } from './invoice-view/texts.ts';
import { useSavePdf } from './invoice-view/use-save-pdf.ts';

export default function InvoiceViewPage() {
  const { number = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(number);
  const { data, error, refetch } = useQuery({
    ...printableInvoice(Number(number)),
    enabled: isNumber,
  });
  const back = (
    <Link to={paths.invoices} className={classes.back}>
      <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
      {texts.back}
    </Link>
  );
  const isUnknown = !isNumber || (error instanceof ApiError && error.code === 'not_found');
  return (
    <Page title={texts.title(number)} purpose={back} actions={data && <Actions invoice={data} />}>
      {content()}
    </Page>
  );

  function content(): ReactNode {
    if (isUnknown) return <Unknown number={number} />;
    if (data !== undefined) return <InvoiceSheet document={documentOf(data)} />;
    if (error === null) return <output className={classes.loading}>{texts.loading}</output>;
    return (
      <Card flush>
        <ErrorState errorId={errorIdOf(error)} onRetry={() => void refetch()} />
      </Card>
    );
  }
}

function Actions({ invoice }: { invoice: PrintableInvoice }) {
  const { savePdf, busy } = useSavePdf();
  return (
    <>
      <StatusMenu invoice={invoice} />
      <Button leftSection={<IconPrinter size={18} stroke={1.6} />} onClick={() => window.print()}>
        {texts.print}
      </Button>
      <Button
        variant="filled"
        loading={busy}
        leftSection={<IconFileTypePdf size={18} stroke={1.6} />}
        onClick={() => void savePdf(invoice.number)}
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
