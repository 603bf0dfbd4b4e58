import { createMemoryReads } from '@member-portal/application/memory';
import { readsContract } from '../../support/contract/reads-contract.ts';

readsContract('memory', createMemoryReads);
