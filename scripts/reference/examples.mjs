import { existsSync, readFileSync } from 'node:fs';
import { Comment, CommentTag } from 'typedoc';
import { at } from '../lib/paths.mjs';

/**
 * A capability's description: what its example shows, from the comment at its head, and the example. None without one.
 * @param {string} layer
 * @param {string} capability
 */
export const descriptionByExample = (layer, capability) => {
  const file = at('examples', layer, `${capability}.ts`);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const head = lines.findIndex((line) => !line.startsWith('// '));
  const says = lines.slice(0, head).map((line) => line.slice('// '.length));
  const code = lines.slice(head).join('\n');
  return new Comment(
    [{ kind: 'text', text: says.join(' ') }],
    [new CommentTag('@example', [{ kind: 'code', text: `\`\`\`ts\n${code}\n\`\`\`` }])],
  );
};
