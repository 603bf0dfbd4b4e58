export { createHttpDisclosureLibrary } from './http-disclosure-library.ts';
