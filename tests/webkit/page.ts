import type { Element, WebKit } from './webdriver.ts';

/** How a visible element is found: by its kind and its name, all of it, its beginning or a part of it. */
type Kind = 'button' | 'option' | 'link' | 'tab' | 'field' | 'file' | 'radio' | 'text';

const selectors: Readonly<Record<Kind, string>> = {
  button: 'button, [role="menuitem"]',
  option: '[role="option"]',
  link: 'a[href]',
  tab: '[role="tab"]',
  field: 'input:not([type="file"]):not([type="radio"]), textarea',
  file: 'input[type="file"]',
  radio: 'input[type="radio"]',
  text: 'h1, h2, h3, p, span, div, td, li, button, output, label, dt, dd, b',
};

/** Runs in the page: waits for the element, in the open dialog where there is one. */
const find = `
const [selector, name, isFile] = arguments;
const nameOf = (one) => one.getAttribute('aria-label') ?? one.labels?.[0]?.innerText ?? one.innerText ?? '';
const isSeen = (one) => isFile || one.getClientRects().length > 0;
const tests = [(text) => text === name, (text) => text.startsWith(name), (text) => text.includes(name)];
const look = () => {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter(isSeen);
  const places = [...dialogs.toReversed(), document];
  for (const place of places) {
    const seen = [...place.querySelectorAll(selector)].filter(isSeen);
    if (isFile && seen[0]) return seen[0];
    for (const test of tests) {
      const found = seen.find((one) => test(nameOf(one).trim()));
      if (found) return found;
    }
  }
};
return new Promise((resolve, reject) => {
  const end = Date.now() + 20000;
  const again = () => {
    const found = look();
    if (found) resolve(found);
    else if (Date.now() > end) reject(new Error('There is no ' + selector + ' called ' + name));
    else setTimeout(again, 50);
  };
  again();
});`;

/** The page as a user has it: what is pressed, typed and read, each waited for. */
export function pageOf(browser: WebKit) {
  const element = (kind: Kind, name: string) =>
    browser.run<Element>(find, selectors[kind], name, kind === 'file');
  return {
    see: async (text: string) => void (await element('text', text)),
    press: async (kind: Kind, name: string) => browser.click(await element(kind, name)),
    type: async (name: string, text: string) => browser.type(await element('field', name), text),
    choose: async (path: string) => browser.type(await element('file', ''), path),
    /** Waits until a condition of the page holds. */
    until: (condition: string) =>
      browser.run<void>(
        `return new Promise((resolve, reject) => {
          const end = Date.now() + 20000;
          const again = () => {
            if (${condition}) resolve();
            else if (Date.now() > end) reject(new Error(${JSON.stringify(`Never: ${condition}`)}));
            else setTimeout(again, 50);
          };
          again();
        });`,
      ),
  };
}
