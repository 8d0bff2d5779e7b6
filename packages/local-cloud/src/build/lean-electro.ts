import type { Plugin } from 'esbuild';

/** Names that ElectroDB requires from the SDK. */
const commands = [
  'BatchGetCommand',
  'BatchWriteCommand',
  'DeleteCommand',
  'GetCommand',
  'PutCommand',
  'QueryCommand',
  'ScanCommand',
  'TransactGetCommand',
  'TransactWriteCommand',
  'UpdateCommand',
].join(', ');

/** Stands for the package `electrodb`: fills the commands in before the first entity asks. */
const entry = `
  import sdk from 'electro-commands';
  import { ${commands} } from '@aws-sdk/lib-dynamodb';
  import electro from 'electrodb';
  Object.assign(sdk, { ${commands} });
  export const { CustomAttributeType, ElectroError, Entity } = electro;
`;

/**
 * ElectroDB requires the SDK as CommonJS, and esbuild keeps a required module whole: 120 KB of
 * unused code. So the SDK's commands are imported and handed to it. Its services, which we do not
 * use, are left out as well.
 */
export const leanElectro: Plugin = {
  name: 'lean-electro',
  setup(build) {
    const namespace = 'lean-electro';
    build.onResolve({ filter: /^electrodb$/ }, ({ path, importer, resolveDir }) =>
      importer === 'electrodb' ? undefined : { path, namespace, pluginData: resolveDir },
    );
    build.onResolve({ filter: /^electro-commands$/ }, ({ path }) => ({ path, namespace }));
    build.onResolve({ filter: /^@aws-sdk\/lib-dynamodb$/ }, ({ importer }) =>
      isOfElectro(importer) ? { path: 'electro-commands', namespace } : undefined,
    );
    build.onResolve({ filter: /^\.\/src\/service$/ }, ({ importer }) =>
      isOfElectro(importer) ? { path: 'no-services', namespace } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace }, ({ path, pluginData }) =>
      path === 'electrodb'
        ? { contents: entry, resolveDir: String(pluginData) }
        : { contents: 'module.exports = {};' },
    );
  },
};

const isOfElectro = (importer: string) => /[\\/]node_modules[\\/]electrodb[\\/]/.test(importer);
