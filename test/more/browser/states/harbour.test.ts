import { testEveryState } from './every-state.ts';

testEveryState({ tenant: 'harbour', locale: 'en-us', width: 1280 }, 'dark');
