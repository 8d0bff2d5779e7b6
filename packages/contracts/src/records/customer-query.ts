import { id, pageQuery, request } from '../wire/wire.ts';

export const customerQuery = request({ customerid: id }, { customerid: 'customerId' });

export const customerPageQuery = request(
  { ...pageQuery, customerid: id },
  { customerid: 'customerId' },
);
