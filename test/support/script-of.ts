import { build, type InlineConfig } from 'vite';

/** Bundles a module with everything that it imports as one classic script, which leaves the exports in the global `name`. */
export const scriptOf = async (entry: string, name: string, options: InlineConfig = {}): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    ...options,
    build: { ...options.build, write: false, lib: { entry, formats: ['iife'], name } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`);
  return output.output.find((file) => file.type === 'chunk')?.code ?? '';
};
