const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** A part of a document: an optional anchor, a heading, and paragraphs or facts. Texts are plain, not HTML. */
export interface Section {
  readonly anchor?: string;
  readonly heading?: string;
  readonly paragraphs?: readonly string[];
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly points?: readonly string[];
}

const sectionHtml = ({ anchor, heading, paragraphs = [], facts = [], points = [] }: Section): string =>
  [
    `<section${anchor === undefined ? '' : ` id="${escapeHtml(anchor)}"`}>`,
    heading === undefined ? '' : `<h2>${escapeHtml(heading)}</h2>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    facts.length === 0
      ? ''
      : `<table><tbody>${facts
          .map(
            ([name, value]) =>
              `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
          )
          .join('')}</tbody></table>`,
    points.length === 0 ? '' : `<ul>${points.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`,
    '</section>',
  ].join('');

/** A document's content; the reader's page shows the title, except where the document is read by itself. */
export const documentHtml = (
  title: string,
  sections: readonly Section[],
  format: 'web' | 'print' | 'embedded',
): string => {
  const heading = format === 'embedded' ? '' : `<h1>${escapeHtml(title)}</h1>`;
  return `<article>${heading}${sections.map(sectionHtml).join('')}</article>`;
};
