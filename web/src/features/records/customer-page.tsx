import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { customers } from '@driftig/contracts/records/types/customers';
import { Button } from '@mantine/core';
import { IconClipboardPlus, IconPencil, IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';

import { invoiceFormFor, paths } from '../../paths.ts';
import { useRecordOfPage } from '../../shared/record-screens/pages/page-query.ts';
import { RecordMenu } from '../../shared/record-screens/pages/record-menu.tsx';
import { RecordPage } from '../../shared/record-screens/pages/record-page.tsx';
import { titleOf } from '../../shared/record-screens/list/record-columns.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { lateCard } from '../../ui/loading/late-card.tsx';
import type { PageParent } from '../../ui/layout/page-title.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useOpenRecord } from '../../ui/url/use-open-record.ts';
import { CustomerFacts } from './customer/customer-facts.tsx';
import { CustomerPurpose } from './customer/customer-purpose.tsx';
import { CustomerSums } from './customer/customer-sums.tsx';
import classes from './customer/customer.module.css';
import { texts } from './customer/texts.ts';
import { customersView } from '../../shared/record-screens/views/customers.ts';

const RecordDialog = lazyWhenIdle(
  () => import('../../shared/record-screens/form/record-dialog.tsx'),
);
const NewOrderDialog = lazyWhenIdle(
  () => import('../../shared/record-screens/form/new-order-dialog.tsx'),
);

/** Its tables come after the facts, on the way while those are asked for. */
const CustomerTabs = lateCard(() => import('./customer/customer-tabs.tsx'));

/** A customer: who they are, what they bought and owe, their orders, invoices and history. */
export default function CustomerPage() {
  const { id = '' } = useParams();
  const query = useRecordOfPage(customersView, id);
  return (
    <RecordPage
      key={id}
      query={query}
      list={{ title: customersView.words.title, path: paths.customers }}
      noun={texts.customer}
      gone={texts.gone}
    >
      {(customer, parent) => <Customer customer={customer} parent={parent} />}
    </RecordPage>
  );
}

function Customer({ customer, parent }: { customer: RecordAnswer; parent: PageParent }) {
  const address = useOpenRecord();
  const actions = (
    <>
      <Button
        leftSection={<IconPencil size={18} stroke={1.6} />}
        onClick={() => address.open(customer.id)}
      >
        {texts.edit}
      </Button>
      <Button leftSection={<IconClipboardPlus size={18} stroke={1.6} />} onClick={address.create}>
        {texts.newOrder}
      </Button>
      <Button
        variant="filled"
        component={Link}
        to={invoiceFormFor.customer(customer.id)}
        leftSection={<IconPlus size={18} stroke={1.6} />}
      >
        {texts.newInvoice}
      </Button>
      <RecordMenu screen={customersView} record={customer} list={parent} />
    </>
  );
  return (
    <Page
      title={titleOf(customers, customer)}
      parent={parent}
      purpose={<CustomerPurpose id={customer.id} />}
      actions={actions}
    >
      <div className={classes.page}>
        <CustomerFacts customer={customer} />
        <div className={classes.main}>
          <CustomerSums id={customer.id} />
          <CustomerTabs id={customer.id} />
        </div>
      </div>
      <Suspense>
        {address.openId === customer.id ? (
          <RecordDialog screen={customersView} record={customer} onClose={address.close} />
        ) : null}
        {address.creating ? (
          <NewOrderDialog preset={{ customerId: customer.id }} onClose={address.close} />
        ) : null}
      </Suspense>
    </Page>
  );
}
