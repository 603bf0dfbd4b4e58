// Loaded only if the document holds no configuration: it includes the schema and the validation library.
export { loadConfiguration } from '@member-portal/infrastructure/config';
