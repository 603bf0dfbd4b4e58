import { createMemoryReads } from '@member-portal/application/services';
import { readsContract } from '../../support/contract/reads-contract.ts';

readsContract('memory', createMemoryReads);
