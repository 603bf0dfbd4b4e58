import { testEveryState } from './every-state.ts';

testEveryState({ tenant: 'maple', locale: 'en-ca', width: 1280 }, 'dark');
