import { isDone, type BookImport } from '@driftig/domain/exchange/saft-in/book-import';

export const importAnswer = (one: BookImport) => ({ ...one, isDone: isDone(one) });
