// Loaded only where the document holds no configuration: it brings the schema and the library that checks by it.
export { loadConfiguration } from '@member-portal/infrastructure/config';
