import { TEXT_SIZES, testEveryState } from './every-state.ts';

testEveryState({ tenant: 'northwind', locale: 'en-us', width: 1280 }, 'light', { sights: TEXT_SIZES });
