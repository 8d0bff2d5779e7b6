import type { Plugin } from 'vite';

interface Cut {
  readonly file: RegExp;
  readonly what: RegExp;
  readonly instead: string;
}

/** Code of libraries that esbuild cannot drop although it is unused here. */
const cuts: readonly Cut[] = [
  ...[
    // An assignment to a component keeps it, used or not: forms, scripts, scroll restoration.
    { what: /^\w+\.displayName = "[^"]*";$/gm, instead: '' },
    { what: / = (React\d*\.forwardRef\()/g, instead: ' = /* @__PURE__ */ $1' },
    // Links fetch no pages ahead: the shell preloads screens.
    { what: /React\d*\.createElement\(PrefetchPageLinks, \{[^}]*\}\)/g, instead: 'null' },
    { what: /ENABLE_DEV_WARNINGS = true/g, instead: 'ENABLE_DEV_WARNINGS = false' },
  ].map((cut) => ({ ...cut, file: /\/react-router\/dist\/\w+\/chunk-(?=\w+\.mjs)/ })),
  ...[
    // No schema of ours refers to itself.
    { what: /core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/, instead: '' },
    // Every field says its fault in Danish.
    { what: /core\.config\(en\(\)\)/, instead: '' },
  ].map((cut) => ({ ...cut, file: /\/zod\/v4\/classic\/schemas\.js$/ })),
  ...[
    // mantine-variables.css has them.
    { what: /withCssVariables && .*?jsx\(MantineCssVariables, \{[^}]*\}\),/s, instead: '' },
  ].map((cut) => ({ ...cut, file: /\/MantineProvider\/MantineProvider\.mjs$/ })),
  {
    // theme.ts has its own.
    file: /\/MantineProvider\/default-theme\.mjs$/,
    what: /variantColorResolver: \w+,/,
    instead: '',
  },
  ...unusedParts('ActionIcon', 'Group', 'GroupSection'),
  ...unusedParts('Button', 'Group', 'GroupSection'),
  ...unusedParts('Checkbox', 'Card', 'Group', 'Indicator'),
  ...unusedParts('Modal', 'Stack'),
  ...unusedParts('Tooltip', 'Floating', 'Group'),
];

/** Names of Mantine's components for developers' tools. */
const displayNames = /^\w+(\.\w+)*\.displayName = "@mantine\/[^"]*";$/gm;

/** Parts of a Mantine component that are reached as its properties, such as Button.Group. */
function unusedParts(component: string, ...parts: readonly string[]): readonly Cut[] {
  return parts.map((part) => ({
    file: new RegExp(`/@mantine/core/esm/components/${component}/${component}\\.mjs`),
    what: new RegExp(`^${component}\\.${part} = \\w+;$`, 'gm'),
    instead: '',
  }));
}

/**
 * Leaves parts of libraries out of the build: 8 KB (gzip) of a screen's first load. A cut that no
 * longer finds anything fails the build, and so does a use of what is cut.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const isOther = id.includes('react-router') && !code.includes('var Link = ');
      const own = isOther ? [] : cuts.filter(({ file }) => file.test(id));
      const start = id.includes('/@mantine/core/') ? code.replaceAll(displayNames, '') : code;
      const lean = own.reduce((text, { what, instead }) => {
        const cut = text.replace(what, instead);
        if (cut === text) throw new Error(`${id} has no ${what} to leave out.`);
        return cut;
      }, start);
      return lean === code ? undefined : { code: lean, map: null };
    },
  };
}
