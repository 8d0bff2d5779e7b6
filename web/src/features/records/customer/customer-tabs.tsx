import { useSearchParams } from 'react-router-dom';

import { History } from '../../../shared/record-screens/pages/history.tsx';
import { TabCard } from '../../../ui/layout/tab-card.tsx';
import { CustomerInvoices } from './customer-invoices.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import classes from './customer.module.css';
import { useCustomerInvoices, useCustomerOrders } from './queries.ts';
import { texts } from './texts.ts';

const ORDERS = 'orders';
const INVOICES = 'invoices';
const HISTORY = 'history';

/** The orders, invoices and history of a customer; the open tab is in the address. */
export default function CustomerTabs({ id }: { id: string }) {
  const [params, setParams] = useSearchParams();
  const orders = useCustomerOrders(id);
  const invoices = useCustomerInvoices(id);
  const tab = [INVOICES, HISTORY].find((one) => one === params.get('tab')) ?? ORDERS;
  const countOf = ({ rows, loadingMore }: typeof orders | typeof invoices) =>
    loadingMore ? undefined : rows?.length;
  // Search, page and filters are those of the tab that is left.
  const open = (next: string) =>
    setParams(next === ORDERS ? {} : { tab: next }, { preventScrollReset: true });
  return (
    <TabCard
      label={texts.tabs}
      tabs={[
        { value: ORDERS, label: texts.orders, count: countOf(orders) },
        { value: INVOICES, label: texts.invoices, count: countOf(invoices) },
        { value: HISTORY, label: texts.history },
      ]}
      value={tab}
      onChange={open}
    >
      {tab === ORDERS ? <CustomerOrders id={id} /> : null}
      {tab === INVOICES ? <CustomerInvoices id={id} /> : null}
      {tab === HISTORY ? (
        <div className={classes.history}>
          <History type="customers" id={id} />
        </div>
      ) : null}
    </TabCard>
  );
}
