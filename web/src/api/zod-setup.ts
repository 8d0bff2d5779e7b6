// zod compiles schemas with `new Function` where it may; the content security policy forbids it and
// reports even the attempt. Set before zod is loaded, since schemas look at it when they are made.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
