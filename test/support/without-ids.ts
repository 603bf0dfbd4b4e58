const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;
const HOSTED_PAGE = /(?<=\/hosted\/)[\w-]{32}/g;

/** Text of a page without its random identifiers and secrets of hosted pages, in which any four digits may occur. */
export const withoutIds = (text: string): string => text.replace(UUID, 'id').replace(HOSTED_PAGE, 'secret');
