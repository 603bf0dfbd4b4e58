import { escapeHtml } from './escape-html.ts';

/** A page without style or script, whose files may be what is missing. */
const pageOf = (english: string, french: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Not available</title>
  </head>
  <body>
    <h1>This site is not available</h1>
    <p>${english}. Please come back later.</p>
    <p lang="fr">Ce site n’est pas accessible, car ${french}. Revenez plus tard.</p>
  </body>
</html>
`;

/** The page of a tenant whose folder cannot be served at all: it names the key or file at fault, never a value. */
export const brokenPage = (key: string): string =>
  pageOf(
    `It is not set up correctly: ${escapeHtml(key)}`,
    `sa configuration est incorrecte : ${escapeHtml(key)}`,
  );

/** The page where no document can be made from the build. The log says why, since that would name folders of the server. */
export const incompleteBuildPage = (): string =>
  pageOf(
    'Its files are incomplete, or are just being replaced',
    'ses fichiers sont incomplets ou en cours de remplacement',
  );
