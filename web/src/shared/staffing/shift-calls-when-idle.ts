import { codeWhenIdle } from '../../ui/loading/code-when-idle.ts';

/** The calls of shifts, which no screen needs before a click. */
export const shiftCalls = codeWhenIdle(() => import('./shift-calls.ts'));
