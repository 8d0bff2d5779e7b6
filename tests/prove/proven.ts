/** Where conditions and assertions stand: what runs on the server, and its rules. */
export const isProven = (path: string): boolean =>
  /^(functions|packages\/(data|domain))\/src\/.+\.ts$/.test(path) && !path.endsWith('.test.ts');
