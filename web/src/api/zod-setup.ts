// Keeps zod from compiling schemas with `new Function`, which the content security policy forbids
// and reports. Must run before zod is loaded, because schemas read the setting when they are
// created.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
