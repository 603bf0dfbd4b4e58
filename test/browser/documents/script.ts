import { build } from 'vite';
import { leaveOut } from '../../../scripts/vite/leave-out.ts';
import { repositoryPath } from '../../support/repository.ts';

/** `entry.ts` as a script that leaves its exports in `documents`. */
export const documentsScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [leaveOut()],
    build: {
      write: false,
      minify: false,
      lib: {
        entry: repositoryPath('test', 'browser', 'documents', 'entry.ts'),
        formats: ['iife'],
        name: 'documents',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('the script was not built');
  return output.output.find((file) => file.type === 'chunk')?.code ?? '';
};
