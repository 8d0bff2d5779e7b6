import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { sampleIds } from '@driftig/contracts/core/sample';

export interface Kind {
  readonly name:
    | 'customers'
    | 'products'
    | 'product-groups'
    | 'tasks'
    | 'orders'
    | 'enquiries'
    | 'hours';
  /** Its address, where that is not its name. */
  readonly at?: string;
  readonly id: string;
  readonly title: string;
  readonly list: { readonly path: string };
  /** A field that has words. */
  readonly field: string;
}

/** The record types whose screens are made from their description. */
export const kinds: readonly Kind[] = [
  {
    name: 'customers',
    id: sampleIds.customer,
    title: 'Customers',
    list: recordRoutes.listCustomers,
    field: 'Firma',
  },
  {
    name: 'products',
    id: sampleIds.product,
    title: 'Products',
    list: recordRoutes.listProducts,
    field: 'Navn',
  },
  {
    name: 'product-groups',
    id: sampleIds.productGroup,
    title: 'Product Groups',
    list: recordRoutes.listProductGroups,
    field: 'Navn',
  },
  {
    name: 'tasks',
    id: sampleIds.task,
    title: 'Tasks',
    list: recordRoutes.listTasks,
    field: 'Navn',
  },
  {
    name: 'orders',
    at: 'order',
    id: sampleIds.order,
    title: 'Orders',
    list: recordRoutes.listOrders,
    field: 'Titel',
  },
  {
    name: 'enquiries',
    id: sampleIds.enquiry,
    title: 'Enquiries',
    list: orderRoutes.listEnquiries,
    field: 'Navn',
  },
];
