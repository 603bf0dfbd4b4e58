import { escapeHtml } from './escape-html.ts';

/**
 * The page of a tenant whose folder cannot be served at all: it names the key or file at fault, never a value. It has
 * no style or script, because the tenant's files cannot be used.
 */
export const brokenPage = (key: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Not available</title>
  </head>
  <body>
    <h1>This site is not available</h1>
    <p>It is not set up correctly: ${escapeHtml(key)}. Please come back later.</p>
    <p lang="fr">Ce site n’est pas accessible, car sa configuration est incorrecte : ${escapeHtml(key)}. Revenez plus tard.</p>
  </body>
</html>
`;
