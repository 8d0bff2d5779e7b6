import type { ShownForm } from './booking-types.ts';

/**
 * Fetches the form of a slug; undefined for an unknown slug. Does not use the client, which checks
 * answers by their schemas: those are three quarters as large as the rest of the page, and are
 * fetched while the visitor begins to write.
 */
export async function fetchForm(slug: string): Promise<ShownForm | undefined> {
  const response = await fetch(`/api/book/${slug}`, { headers: { accept: 'application/json' } });
  if (response.status === 404 || response.status === 400) {
    // An unread body keeps the connection, and the page seems to load on.
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) throw new Error(`The form was answered with ${response.status}`);
  return (await response.json()) as ShownForm;
}
