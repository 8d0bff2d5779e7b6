import { inject } from 'vitest';

// Before any import of the product, which reads its environment when it is loaded.
Object.assign(process.env, inject('stack'));
