import type { Page } from 'playwright-core';

/** What a page complains of from now on: its errors, and what the browser writes in the console. */
export function noiseOf(page: Page): string[] {
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  return noise;
}

/** Chromium itself writes down every refused request, also where refusals are part of the journey. */
export const isRefusal = (line: string) => line.startsWith('Failed to load resource');
