import { writeFileSync } from 'node:fs';
import { gatewayContract, platformContract } from './contract/open-api.ts';

// The process behind `npm run contract`: writes both documents into the repository's `contract` folder.
const documents = { platform: platformContract(), gateway: gatewayContract() };
for (const [name, document] of Object.entries(documents)) {
  const file = new URL(`../contract/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(document, undefined, 2)}\n`);
}
