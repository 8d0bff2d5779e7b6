import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { loadable } from '../../ui/loading/loadable.tsx';

const InvoiceSheet = loadable(async () => ({
  default: (await import('../../features/invoices/invoice-sheet/invoice-sheet.tsx')).InvoiceSheet,
}));

/** The dashboard, with the sheet of an invoice for a new company: features import no other. */
export default function DashboardScreen() {
  return <DashboardPage sheet={InvoiceSheet} />;
}
