import { expect, test } from 'vitest';
import { createRouteMatcher } from './route-matcher.ts';

const match = (method: string, path: string) => find(method, path.split('/').slice(1));
const route = (key: string, method: string, path: string) => ({ key, word: 'x', method, path });
const find = createRouteMatcher([
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

test('a segment that was decoded is one, whatever is in it', () => {
  expect(find('GET', ['api', 'café/1', 'data', '7'])?.pathParameters).toEqual({
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

test('a greedy route takes what no other route takes, of any method, and the longest first', () => {
  const greedy = createRouteMatcher([
    route('all', 'ANY', '/api/{proxy+}'),
    route('books', 'ANY', '/api/book/{proxy+}'),
    route('one', 'GET', '/api/{type}/options'),
  ]);
  const foundBy = (method: string, path: string) => {
    const match = greedy(method, path.split('/').slice(1));
    return [match?.route.key, match?.pathParameters];
  };
  expect(foundBy('GET', '/api/x/options')).toEqual(['one', { type: 'x' }]);
  expect(foundBy('POST', '/api/x/options')).toEqual(['all', { proxy: 'x/options' }]);
  expect(foundBy('DELETE', '/api/book/a/b')).toEqual(['books', { proxy: 'a/b' }]);
  expect(foundBy('GET', '/api/book')).toEqual(['all', { proxy: 'book' }]);
  for (const path of ['/api', '/api/', '/apis/x']) expect(foundBy('GET', path)[0]).toBeUndefined();
});
