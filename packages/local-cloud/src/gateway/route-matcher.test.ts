import { expect, test } from 'vitest';
import { createRouteMatcher } from './route-matcher.ts';

const route = (key: string, method: string, path: string) => ({ key, word: 'x', method, path });
const match = createRouteMatcher([
  route('recordOptions', 'GET', '/api/{type}/options'),
  route('recordData', 'GET', '/api/{type}/data/{id}'),
  route('customers', 'GET', '/api/customers'),
  route('anyRecord', 'GET', '/api/{type}'),
  route('pictures', 'GET', '/api/getOrderPictures/{orderid}'),
  route('mine', 'GET', '/vacation/mine'),
  route('changeVacation', 'PUT', '/vacation/{id}'),
]);

test('a fixed segment wins over a variable one, in any order of the table', () => {
  expect(match('GET', '/api/customers')?.route.key).toBe('customers');
  expect(match('GET', '/api/products')?.route.key).toBe('anyRecord');
  expect(match('GET', '/api/getOrderPictures/options')?.route.key).toBe('pictures');
});

test('path parameters are percent-decoded', () => {
  expect(match('GET', '/api/caf%C3%A9%2F1/data/7')?.pathParameters).toEqual({
    type: 'café/1',
    id: '7',
  });
});

test('the method is part of the match, so a fixed path of another method does not win', () => {
  expect(match('PUT', '/vacation/mine')?.pathParameters).toEqual({ id: 'mine' });
  expect(match('POST', '/vacation/mine')).toBeUndefined();
});

test('an empty segment, a trailing slash or other letter case matches no route', () => {
  expect(match('GET', '/api//options')).toBeUndefined();
  expect(match('GET', '/api/customers/')).toBeUndefined();
  expect(match('GET', '/API/customers')).toBeUndefined();
});

test('a malformed percent code throws instead of matching no route', () => {
  expect(() => match('GET', '/api/%E0%A4%A')).toThrow(URIError);
});
