// Schemas are compiled by `new Function` where allowed; the content policy forbids it and reports even an attempt. The object
// is changed, not replaced: in a bundle the schema library may already hold a reference to it when this line runs.
const page = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
page.__zod_globalConfig ??= {};
page.__zod_globalConfig.jitless = true;

export {};
