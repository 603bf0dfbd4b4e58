// Loaded only where the document holds no configuration: it brings the schema and the validation library.
export { loadConfiguration } from '@member-portal/infrastructure/config';
