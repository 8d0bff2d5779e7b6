import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Json = Record<string, unknown>;

/**
 * The store of cognito-local's users. Its own one overwrites the file in place, so a kill during a
 * write loses every account. This one writes a new file and renames it.
 */
export class JsonStoreFactory {
  readonly #directory: string | undefined;

  /** Without a directory nothing is kept: each change writes all users, which makes many slow. */
  constructor(directory: string | undefined) {
    this.#directory = directory;
  }

  async create(_context: object, id: string, defaults: Json): Promise<JsonStore> {
    if (this.#directory === undefined) return new JsonStore(undefined, defaults);
    await mkdir(this.#directory, { recursive: true });
    const store = new JsonStore(join(this.#directory, `${id}.json`), defaults);
    await store.save();
    return store;
  }
}

class JsonStore {
  readonly #file: string | undefined;
  readonly #root: Json;
  #writing: Promise<void> = Promise.resolve();
  #queued: Promise<void> | undefined;

  constructor(file: string | undefined, defaults: Json) {
    this.#file = file;
    this.#root = { ...defaults, ...(file !== undefined && readJson(file)) };
  }

  getRoot(): Promise<Json> {
    return Promise.resolve(this.#root);
  }

  get(_context: object, key: string | readonly string[], fallback?: unknown): Promise<unknown> {
    const value = pathOf(key).reduce<unknown>(
      (at, part) => (isObject(at) ? at[part] : undefined),
      this.#root,
    );
    return Promise.resolve(value ?? fallback ?? null);
  }

  async set(_context: object, key: string | readonly string[], value: unknown): Promise<void> {
    const { parent, last } = this.#parentOf(key);
    parent[last] = value;
    await this.save();
  }

  async delete(_context: object, key: string | readonly string[]): Promise<void> {
    const { parent, last } = this.#parentOf(key);
    delete parent[last];
    await this.save();
  }

  /** Changes made during a write are saved together by the next one. */
  save(): Promise<void> {
    const file = this.#file;
    if (file === undefined) return Promise.resolve();
    this.#queued ??= this.#writing.then(() => {
      this.#queued = undefined;
      this.#writing = this.#replaceFile(file);
      return this.#writing;
    });
    return this.#queued;
  }

  async #replaceFile(file: string): Promise<void> {
    const next = `${file}.next`;
    await writeFile(next, JSON.stringify(this.#root));
    await rename(next, file);
  }

  #parentOf(key: string | readonly string[]): { parent: Json; last: string } {
    const parts = [...pathOf(key)];
    const last = parts.pop() ?? '';
    let parent = this.#root;
    for (const part of parts) {
      const child = parent[part];
      const next: Json = isObject(child) ? child : {};
      parent[part] = next;
      parent = next;
    }
    return { parent, last };
  }
}

function pathOf(key: string | readonly string[]): readonly string[] {
  return typeof key === 'string' ? [key] : key;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function readJson(file: string): Json {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  return JSON.parse(text, reviveDate) as Json;
}

/** cognito-local expects its `...Date` fields as Date objects. */
function reviveDate(key: string, value: unknown): unknown {
  return key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value;
}
