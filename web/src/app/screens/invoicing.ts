import { accessRules } from '@driftig/contracts/core/access';
import {
  IconBuildingStore,
  IconFilePlus,
  IconFileText,
  IconListDetails,
  IconPackage,
  IconPackages,
} from '@tabler/icons-react';

import { paths, patterns } from '../../paths.ts';
import type { Screen } from '../screen.ts';

/** Invoices, and the records that their lines use. */
export const invoicingScreens: readonly Screen[] = [
  {
    path: paths.invoiceCreate,
    title: 'Invoice create',
    may: accessRules.manager,
    page: () => import('../../features/invoices/invoice-create-page.tsx'),
    nav: { label: 'Invoice Create', icon: IconFilePlus, group: 'Invoicing' },
  },
  {
    path: paths.products,
    may: accessRules.manager,
    page: () => import('../../features/records/products-page.tsx'),
    nav: { label: 'Products', icon: IconPackage, group: 'Invoicing' },
  },
  {
    path: paths.productGroups,
    may: accessRules.manager,
    page: () => import('../../features/records/product-groups-page.tsx'),
    nav: { label: 'Product Groups', icon: IconPackages, group: 'Invoicing' },
  },
  {
    path: paths.tasks,
    may: accessRules.manager,
    page: () => import('../../features/records/tasks-page.tsx'),
    nav: { label: 'Tasks', icon: IconListDetails, group: 'Invoicing' },
  },
  {
    path: paths.customers,
    may: accessRules.manager,
    page: () => import('../../features/records/customers-page.tsx'),
    nav: { label: 'Customers', icon: IconBuildingStore, group: 'Invoicing' },
  },
  {
    path: paths.invoices,
    may: accessRules.manager,
    page: () => import('../../features/invoices/invoices-page.tsx'),
    nav: { label: 'Invoices', icon: IconFileText, group: 'Invoicing' },
  },
  {
    path: patterns.invoice,
    title: 'Faktura :number',
    may: accessRules.manager,
    page: () => import('../../features/invoices/invoice-view-page.tsx'),
  },
];
