import { page } from './screen.ts';

/** Sets the browser's text size, as a user does in its settings: 16 px is usual. */
export async function setTextSize(px: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
}

/** Texts that are drawn smaller than so many px, each with its size. Papers and drawings are hidden or scaled. */
export async function smallTexts(least: number): Promise<readonly string[]> {
  return page.evaluate((px) => {
    const found = new Set<string>();
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      const text = [...one.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim() ?? '')
        .join('');
      const size = Number.parseFloat(getComputedStyle(one).fontSize);
      const { width, height } = one.getBoundingClientRect();
      if (text === '' || size >= px || width <= 1 || height <= 1) continue;
      if (one.closest('[data-paper], [data-drawing], script, style, noscript') !== null) continue;
      found.add(`${size} px ${one.className.slice(0, 40)}: ${text.slice(0, 30)}`);
    }
    return [...found];
  }, least);
}

/** Texts of which a part cannot be seen, and the page itself where it is wider than the window. */
export async function cutTexts(): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.add(`the page is ${scrollWidth} px wide in ${clientWidth}`);
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...one.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
      const { overflowX, overflowY, textOverflow } = getComputedStyle(one);
      if (!hasText || one.clientHeight <= 2) continue;
      const isCutBelow = overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 3;
      const isCutAside =
        overflowX === 'hidden' &&
        textOverflow !== 'ellipsis' &&
        one.scrollWidth > one.clientWidth + 1;
      if (isCutBelow || isCutAside)
        found.add(`${one.className.slice(0, 40)}: ${one.textContent.slice(0, 40)}`);
    }
    return [...found];
  });
}

/** Texts, sums and buttons that reach out of the window, where nothing scrolls sideways. */
export async function textsOutside(): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const scrolls = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflowX);
    const isInScroller = (one: Element | null): boolean =>
      one !== null && (scrolls(one) || isInScroller(one.parentElement));
    return [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a, button, label, h2, dd, b), [role=dialog] :is(a, button, h2)',
      ),
    ]
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        const isOutside = width > 2 && (right > clientWidth + 1 || left < -1);
        return isOutside && !isInScroller(one.parentElement);
      })
      .map((one) => `${one.className.slice(0, 40)}: ${one.textContent.slice(0, 40)}`);
  });
}
