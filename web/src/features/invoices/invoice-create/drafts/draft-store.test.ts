import { beforeEach, expect, test } from 'vitest';

import { draftStore } from './draft-store.ts';
import { sampleForm } from '../values/invoice-form.sample.ts';

class FakeStorage {
  readonly texts = new Map<string, string>();
  getItem = (name: string) => this.texts.get(name) ?? null;
  setItem = (name: string, text: string) => void this.texts.set(name, text);
  removeItem = (name: string) => void this.texts.delete(name);
}

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
});

test('a draft is restored after a reload, for the same user only', () => {
  draftStore('mette', storage).save(sampleForm({ company: 'Holm & Søn ApS' }));
  expect(draftStore('mette', storage).values()).toMatchObject({ company: 'Holm & Søn ApS' });
  expect(draftStore('jonas', storage).values()).toBeUndefined();
});

test('a form for another order begins anew, and one for the same goes on', () => {
  draftStore('mette', storage, '12').save(sampleForm({ company: 'Holm & Søn ApS' }));
  expect(draftStore('mette', storage, '12').values()).toMatchObject({ company: 'Holm & Søn ApS' });
  expect(draftStore('mette', storage, '13').values()).toBeUndefined();
});

test('a draft knows its id on the server until the form is cleared', () => {
  const store = draftStore('mette', storage);
  const events: string[] = [];
  store.onChange((what) => events.push(what));
  store.save(sampleForm());
  store.setId('d1');
  expect(draftStore('mette', storage).id()).toBe('d1');
  store.forgetValues();
  expect([store.id(), store.values()]).toEqual(['d1', undefined]);
  store.adopt('d2', sampleForm());
  store.clear();
  expect(store.id()).toBeUndefined();
  expect(events).toEqual(['changed', 'changed', 'opened', 'cleared']);
});

test('the idempotency key survives a reload, and changes with the content', () => {
  const key = draftStore('mette', storage).keyFor({ price: 100 });
  const after = draftStore('mette', storage);
  expect(after.keyFor({ price: 100 })).toBe(key);
  expect(after.keyFor({ price: 101 })).not.toBe(key);
});

test('clear removes the draft and its idempotency key', () => {
  const store = draftStore('mette', storage);
  store.save(sampleForm());
  const key = store.keyFor({ price: 100 });
  store.clear();
  expect(storage.texts.size).toBe(0);
  expect(store.keyFor({ price: 100 })).not.toBe(key);
});

test('an unreadable draft is ignored, and the key is kept in memory when storage is full', () => {
  storage.texts.set('invoice-draft.mette', '{"version":0,"values":{}}');
  expect(draftStore('mette', storage).values()).toBeUndefined();
  const full = { ...storage, getItem: storage.getItem, removeItem: storage.removeItem };
  const store = draftStore('mette', {
    ...full,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  store.save(sampleForm());
  expect(store.keyFor({ price: 1 })).toBe(store.keyFor({ price: 1 }));
});
