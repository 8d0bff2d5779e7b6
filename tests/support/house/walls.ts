import { computed } from './sources.ts';
import { allWords } from './words.ts';
import { screens } from './screen-packages.ts';

/**
 * Allowed imports of a folder. A file belongs to the first wall whose folder it lies in; it may import its own folder and the
 * folders, files and packages in `may`. Without `packages` it may import every package that its package.json declares.
 */
export interface Wall {
  readonly folder: string;
  readonly may: readonly string[];
  readonly packages?: readonly string[];
  /** No clock, no randomness, no network, no machine. */
  readonly pure?: true;
}

const contracts = 'packages/contracts/src/';
const domain = 'packages/domain/src/';
const data = 'packages/data/src/';
const documents = 'packages/documents/src/';

/** Folders that every function may import; they must not import a word. */
export const sharedRooms = ['pipeline', 'identity', 'files', 'mail', 'events', 'live'];
const sharedFunctions = sharedRooms.map((room) => `functions/src/${room}/`);
/** Changes shared by the record calls and a word's own calls. */
const changes = 'functions/src/changes/';
const aws = ['@aws-sdk/*', '@smithy/*'];
const lambda = [
  '@middy/*',
  '@aws-lambda-powertools/*',
  'aws-lambda',
  'aws-jwt-verify',
  'busboy',
  'postal-mime',
  'ical-generator',
  'web-push',
  'sharp',
  'ulid',
  'zod',
  'node:*',
  ...aws,
];

/** Folders that every feature and page may import. */
const webFoundation = ['web/src/ui/', 'web/src/api/', `${domain}lists/page-slice.ts`];
/** Parts of screens that several words show; docs/architecture.md says what each room is for. */
const shared = 'web/src/shared/';
const recordScreens = `${shared}record-screens/`;
const versionedForm = `${shared}versioned-form/`;

const functionWalls: Wall[] = allWords.map((word) => ({
  folder: `functions/src/${word}/`,
  may: [data, domain, contracts, documents, ...sharedFunctions, changes],
  packages: lambda,
}));

/** Features that belong to no word and read the data of all. */
const acrossWords = ['search'];

const featureWalls: Wall[] = [...allWords, ...acrossWords].map((word) => ({
  folder: `web/src/features/${word}/`,
  may: [contracts, domain, documents, ...webFoundation, shared, 'web/src/paths.ts'],
  packages: [...screens, 'zod', 'fast-xml-parser'],
}));

const sharedFunctionWalls: Wall[] = [...sharedFunctions, changes].map((folder) => ({
  folder,
  may: [data, domain, contracts, ...sharedFunctions],
  packages: lambda,
}));

export const walls: readonly Wall[] = [
  { folder: contracts, may: [], packages: ['zod'] },
  { folder: domain, may: [contracts], packages: [], pure: true },
  { folder: data, may: [domain, contracts], packages: ['electrodb', 'ulid', 'node:*', ...aws] },
  { folder: documents, may: [domain, contracts], packages: ['jspdf', 'bidi-js'] },
  {
    // The operator's commands reach a deployed stage by its own settings.
    folder: 'packages/local-cloud/src/operator/',
    may: [contracts, domain, data, 'packages/local-cloud/', 'infra/config.ts'],
  },
  {
    folder: 'packages/local-cloud/',
    may: [contracts, domain, data, documents, 'functions/src/'],
  },
  ...functionWalls,
  ...sharedFunctionWalls,
  {
    folder: 'web/src/features/taskboard/drag/', // the library that drags is in a chunk of its own
    may: ['web/src/features/taskboard/'],
    packages: [...screens, '@dnd-kit/core'],
  },
  ...featureWalls,
  {
    folder: 'web/src/ui/',
    may: ['format.ts', 'money.ts', 'dates.ts', 'periods.ts', 'weeks.ts', 'text/', 'lists/'].map(
      (name) => `${domain}${name}`,
    ),
    packages: [...screens, 'zod', 'libheif-js', '@nivo/*', 'client-zip'],
  },
  {
    folder: 'web/src/app/run-in-slices.ts', // imports by an address: files that the page has fetched ahead
    may: ['web/src/api/next-task.ts'],
    packages: [computed],
  },
  { folder: 'web/src/api/', may: [contracts, domain], packages: [...screens, 'zod'] },
  { folder: 'web/src/worker/', may: [contracts], packages: ['workbox-*'] },
  { folder: versionedForm, may: webFoundation, packages: screens },
  {
    folder: recordScreens,
    may: [contracts, domain, ...webFoundation, versionedForm, `${shared}why/`, 'web/src/paths.ts'],
    packages: [...screens, 'zod'],
  },
  ...['staffing', 'board-tasks', 'why'].map((room) => ({
    folder: `${shared}${room}/`,
    may: [contracts, domain, ...webFoundation, `${shared}why/`, 'web/src/paths.ts'],
    packages: [...screens, 'zod'],
  })),
  {
    folder: `${shared}holiday-balance/`,
    may: [contracts, domain, ...webFoundation, recordScreens, `${shared}why/`, 'web/src/paths.ts'],
    packages: screens,
  },
  {
    folder: `${shared}year-calendar/`,
    may: [`${domain}dates.ts`, `${domain}weeks.ts`, ...webFoundation],
    packages: screens,
  },
  {
    folder: `${shared}receipt-file/`,
    may: [contracts, domain, ...webFoundation],
    packages: [
      ...screens,
      '@tesseract.js-data/dan',
      'tesseract.js',
      'tesseract.js-core',
      'pdfjs-dist',
    ],
  },
  {
    folder: `${shared}voucher-form/`,
    may: [contracts, domain, ...webFoundation, `${shared}receipt-file/`],
    packages: screens,
  },
  { folder: `${shared}picture-uploads/`, may: webFoundation, packages: screens },
  { folder: `${shared}mentions/`, may: [domain, 'web/src/ui/'], packages: screens },
  { folder: `${shared}decision-lists/`, may: webFoundation, packages: [...screens, 'zod'] },
  {
    folder: `${shared}line-editor/`,
    may: [contracts, domain, ...webFoundation],
    packages: screens,
  },
  {
    // The contact form checks by its contract, which is fetched when someone begins to write.
    folder: 'web/src/features/landing/',
    may: [contracts, domain, documents, ...webFoundation, 'web/src/paths.ts'],
    packages: [...screens, 'zod'],
  },
  { folder: 'web/src/', may: [contracts, domain, documents], packages: screens },
  {
    folder: 'infra/bin/',
    may: ['infra/', 'packages/local-cloud/bin/bootstrap.mjs'],
  },
  {
    folder: 'infra/',
    may: [
      `${contracts}core/route`,
      `${contracts}core/socket-routes.ts`,
      `${contracts}edge/`,
      `${data}core/table-spec.ts`,
    ],
  },
  {
    folder: 'tests/',
    may: [
      'web/src/features/landing/film/film-captions.ts', // the film's parts, which its picture shows
      contracts,
      domain,
      data,
      documents,
      'packages/local-cloud/',
      'functions/src/',
      'infra/',
      'web/src/features/chat/conversation/',
    ],
  },
];

/** Tests may import these besides the allowed imports of the file beside them. */
export const testsMay = ['packages/local-cloud/src/', 'tests/support/'];
export const testPackages = [
  'vitest',
  '@zxcvbn-ts/language-common',
  'fast-check',
  'ical.js',
  'fflate',
  'zod',
  'node:*',
  'aws-lambda',
];
