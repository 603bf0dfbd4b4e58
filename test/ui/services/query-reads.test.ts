import { createReadCache } from '../../../src/ui/services/create-read-cache.ts';
import { createQueryReads } from '../../../src/ui/services/query-reads.ts';
import { readsContract } from '../../support/contract/reads-contract.ts';

readsContract('the cache of the screens', () => createQueryReads(createReadCache()));
