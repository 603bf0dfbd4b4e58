import type { Locale } from '@member-portal/domain/locale';
import type { EmbeddedConfiguration } from '@member-portal/infrastructure/config';
import type { Messages } from '@member-portal/ui';

/** What the host has written into the document, so that the page need not fetch it. */
export interface EmbeddedData {
  /** As the host checked it; the page does not check it again. */
  readonly configuration: EmbeddedConfiguration | undefined;
  readonly messages: { readonly locale: Locale; readonly messages: Messages } | undefined;
}

/** Reads the data that is in a document; undefined where its host writes none. */
export const embeddedData = (document: Document): EmbeddedData => {
  const read = (id: string) => {
    const text = document.getElementById(id)?.textContent;
    return text ? JSON.parse(text) : undefined;
  };
  return { configuration: read('configuration'), messages: read('messages') };
};
