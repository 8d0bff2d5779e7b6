interface Allowed {
  /** Matches features as the scan names them. */
  readonly feature: RegExp;
  readonly reason: string;
}

const filledIn = 'Filled in by web/src/ui/older-browsers.';
const looksOnly = 'Without it the page looks a little plainer.';
const askedFirst = 'The code asks whether it is there.';

/** Features that the built site uses although an oldest browser lacks it. An entry that matches nothing any more fails the check. */
export const allowedFeatures: readonly Allowed[] = [
  { feature: /^js (navigator)?\.(canShare|share)\b/, reason: askedFirst },
  {
    feature: /^css -webkit-t(ap-highlight-color|ouch-callout)$/,
    reason: 'For Safari on touch screens alone.',
  },
  {
    feature: /^css (::selection|cursor|resize)\b/,
    reason: 'A finger has no pointer, and an iPhone no corner to drag.',
  },
  {
    feature: /^css (@page|break-after|size)\b/,
    reason: 'Paper: an invoice is printed from its PDF.',
  },
  {
    feature: /^css (accent-color|d|font-family|scrollbar-width|text-box-\w+|text-wrap)\b/,
    reason: looksOnly,
  },
  {
    feature: /^css (contain|content-visibility|contain-intrinsic-[\w-]+)\b/,
    reason: 'It saves painting; nothing looks different.',
  },
  { feature: /^css overflow-anchor\b/, reason: 'Browsers without it move nothing by themselves.' },
  {
    feature: /^css grid-template-(columns|rows): subgrid$/,
    reason: 'Chrome before 117 lays out each row for itself.',
  },
  {
    feature: /^js (AbortSignal\.any|URL\.canParse|\.checkVisibility\(\)|\.hidePopover\(\))$/,
    reason: filledIn,
  },
  { feature: /^js (Map|Promise)?\.(groupBy|withResolvers)\b/, reason: filledIn },
  { feature: /^js (\.startViewTransition\(\)|Error\.captureStackTrace)$/, reason: askedFirst },
  { feature: /^js (window)?\.(request|cancel)IdleCallback\b/, reason: askedFirst },
  {
    feature:
      /^js (navigator\.(connection|userAgentData|vibrate)|(window)?\.showOpenFilePicker(\(\))?)$/,
    reason: askedFirst,
  },
  {
    feature: /^js \.(escape|toArray|toHex|use)\(\)$/,
    reason: 'A method of that name of our own or of a library.',
  },
];

/** Files of libraries that fill in or ask for what they use: pdf.js in its legacy build, and parts of jsPDF that are never loaded. */
export const exemptFiles = /^(pdf-worker|read-pdf|html2canvas|index\.es|purify\.es)-/;
