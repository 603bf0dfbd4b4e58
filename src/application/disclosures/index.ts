export { createReadStaticDocument, ReadStaticDocument } from './read-static-document.ts';
