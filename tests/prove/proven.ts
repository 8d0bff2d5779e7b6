/** True for source files of the server and of the rules. */
export const isProven = (path: string): boolean =>
  /^(functions|packages\/(data|domain))\/src\/.+\.ts$/.test(path) && !path.endsWith('.test.ts');
