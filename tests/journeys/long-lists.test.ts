import { expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import {
  address,
  allowInConsole,
  button,
  openScreen,
  page,
  rowOf,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();

const count = 2050;

/** More products than a list reads: 'Telt 1' to 'Telt 2049', and the one that is last by name. */
async function storeProducts({ store }: TestCompany): Promise<void> {
  const at = '2026-11-12T10:00:00.000Z';
  const names = ['Åben bar', ...Array.from({ length: count - 1 }, (_, n) => `Telt ${n + 1}`)];
  const added = names.map((name, n) => ({ id: String(n).padStart(6, '0'), values: { name }, at }));
  for (let from = 0; from < count; from += 90)
    await store.commit({
      writes: store.records.insert('products', added.slice(from, from + 90)),
      audit: { action: 'records.created', subject: 'products' },
    });
}

/** The server stops reading at 20,000 rows: says of a search that there are older ones, and answers the same for them. */
const sayOlder = (search: string) =>
  page.route(`**/api/products?*search=${search}*`, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete('cursor');
    const response = await route.fetch({ url: url.href });
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'x-next-cursor': 'older' },
    });
  });

const shown = (text: string) => page.getByText(text, { exact: true }).waitFor();

test('a list of more than 2,000 rows is searched, sorted and paged by the server', async () => {
  const company = await createCompany();
  await storeProducts(company);
  await openScreen('/products', { as: company.owner });
  await shown(`Viser 1–10 af ${count}`);
  await rowOf('Telt 1').waitFor();

  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/products') asked.push(searchParams);
  });
  await sayOlder('telt');
  await page.getByRole('searchbox').pressSequentially('telt 204');
  await shown('Viser 1–10 af 12');
  await rowOf('Telt 204').waitFor();
  const searches = asked.map((one) => one.get('search'));
  expect(searches.at(-1)).toBe('telt 204');
  expect(searches.length).toBeLessThan('telt 204'.length);

  await page.getByRole('button', { name: 'Næste' }).click();
  await shown('Viser 11–12 af 12');
  await button('Søg i ældre').click();
  await shown('Viser 1–10 af 12');
  expect(asked.at(-1)?.get('cursor')).toBe('older');
  await page.goBack();
  await shown('Viser 1–10 af 12');
  expect((await address()).search).toContain('q=telt');

  await button('Ryd søgning').click();
  await page.getByRole('columnheader', { name: 'Navn' }).getByRole('button').click();
  await rowOf('Åben bar').waitFor();

  await page.getByRole('searchbox').fill('findes ikke');
  await page.getByText('Ingen produkter matcher "findes ikke"').waitFor();

  allowInConsole(/500/);
  await page.route('**/api/products?*search=bord*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('searchbox').fill('bord');
  await button('Prøv igen').waitFor();
  await page.unroute('**/api/products?*search=bord*');
  await button('Prøv igen').click();
  await page.getByText('Ingen produkter matcher "bord"').waitFor();

  await button('Ryd filtre').click();
  await button('Hent resten').click();
  await button('CSV').waitFor();
  await expect.poll(() => button('CSV').isEnabled()).toBe(true);
});
