import { beforeEach, expect, test } from 'vitest';

import { draftStore } from './draft-store.ts';
import { sampleForm } from './invoice-form.sample.ts';

class Shelf {
  readonly texts = new Map<string, string>();
  getItem = (name: string) => this.texts.get(name) ?? null;
  setItem = (name: string, text: string) => void this.texts.set(name, text);
  removeItem = (name: string) => void this.texts.delete(name);
}

let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf();
});

test('what was typed is there after a reload, for the same user alone', () => {
  draftStore('mette', shelf).keep(sampleForm({ company: 'Holm & Søn ApS' }));
  expect(draftStore('mette', shelf).values()).toMatchObject({ company: 'Holm & Søn ApS' });
  expect(draftStore('jonas', shelf).values()).toBeUndefined();
});

test('the same invoice keeps its key over a reload, a changed one gets another', () => {
  const key = draftStore('mette', shelf).keyFor({ price: 100 });
  const after = draftStore('mette', shelf);
  expect(after.keyFor({ price: 100 })).toBe(key);
  expect(after.keyFor({ price: 101 })).not.toBe(key);
});

test('a saved invoice leaves nothing behind, and the next one has a key of its own', () => {
  const store = draftStore('mette', shelf);
  store.keep(sampleForm());
  const key = store.keyFor({ price: 100 });
  store.clear();
  expect(shelf.texts.size).toBe(0);
  expect(store.keyFor({ price: 100 })).not.toBe(key);
});

test('a store that is broken or foreign is an empty one, and the key still holds', () => {
  shelf.texts.set('invoice-draft.mette', '{"version":0,"values":{}}');
  expect(draftStore('mette', shelf).values()).toBeUndefined();
  const full = { ...shelf, getItem: shelf.getItem, removeItem: shelf.removeItem };
  const store = draftStore('mette', {
    ...full,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  store.keep(sampleForm());
  expect(store.keyFor({ price: 1 })).toBe(store.keyFor({ price: 1 }));
});
