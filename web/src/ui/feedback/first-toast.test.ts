import { expect, test, vi } from 'vitest';

test('the code that draws toasts is fetched with the first toast, also when it asks later', async () => {
  const { firstToastIsShown, onFirstToast } = await import('./first-toast.ts');
  const [fetched, cancelled, later] = [
    vi.fn<() => void>(),
    vi.fn<() => void>(),
    vi.fn<() => void>(),
  ];
  onFirstToast(fetched);
  onFirstToast(cancelled)();
  expect(fetched).not.toHaveBeenCalled();
  firstToastIsShown();
  firstToastIsShown();
  onFirstToast(later);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
  expect(later).toHaveBeenCalledTimes(1);
});
