import { Clock, type DisclosureFailure } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import { useState } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';
import type { CommandState } from '../../services/use-command.ts';

/** A document that was accepted, and when the box was ticked: a retry sends exactly the same consent again. */
export interface Consent {
  readonly documentId: string;
  readonly acceptedAt: Instant;
}

/** The document that is agreed to, as it is being prepared, and the way to prepare it anew. */
export interface PreparedDocument {
  readonly state: CommandState<DisclosureDocument, DisclosureFailure>;
  readonly prepare: () => void;
}

/** Where the consent to a document stands. */
export interface DocumentConsent {
  /** Id of the box. */
  readonly id: string;
  readonly prepared: PreparedDocument;
  /** Nobody agrees to, or sends an order on, a text that was never on the screen. */
  readonly readable: boolean;
  readonly given: Consent | undefined;
  /** It was asked for and not given. */
  readonly missing: boolean;
  readonly onShown: (document: DisclosureDocument) => void;
  readonly onTick: (ticked: boolean) => void;
  /** Gives the consent; where there is none to the readable document, says so and leads to its box. */
  readonly ask: () => Consent | undefined;
  /** Drops the consent and prepares the document anew. */
  readonly renew: () => void;
}

/** Keeps the consent to the document that is on the screen: another document needs another consent. */
export const useDocumentConsent = (id: string, prepared: PreparedDocument): DocumentConsent => {
  const clock = useService(Clock);
  const [consent, setConsent] = useState<Consent | undefined>(undefined);
  const [shown, setShown] = useState<DisclosureDocument | undefined>(undefined);
  const [missing, setMissing] = useState(false);

  const document = prepared.state.kind === 'done' ? prepared.state.value : undefined;
  const readable = document !== undefined && shown === document;
  const given = readable && consent?.documentId === document.id ? consent : undefined;
  return {
    id,
    prepared,
    readable,
    given,
    missing,
    onShown: setShown,
    onTick: (ticked) => {
      setMissing(false);
      setConsent(document && ticked ? { documentId: document.id, acceptedAt: clock.now() } : undefined);
    },
    ask: () => {
      if (!readable || given) return given;
      setMissing(true);
      window.document.getElementById(id)?.focus();
      return undefined;
    },
    renew: () => {
      setConsent(undefined);
      prepared.prepare();
    },
  };
};
