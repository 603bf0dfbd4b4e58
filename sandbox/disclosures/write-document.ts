import type { DocumentFormat, DocumentKind } from '../contract/document.ts';
import { autopayAuthorisation, checkoutAuthorisation } from './autopay-texts.ts';
import { costAtActivation, costOfCredit, costToDate } from './cost-texts.ts';
import type { Facts } from './facts.ts';
import {
  creditScoreNotice,
  hardshipPlan,
  loanAgreement,
  paymentTerms,
  powerOfAttorney,
} from './loan-texts.ts';
import { documentHtml, type Section } from './markup.ts';
import { authorisationCopy, oneTimeAuthorisation, paymentConfirmation } from './payment-texts.ts';
import { privacyPolicy, termsOfUse, verificationService } from './site-texts.ts';
import { languageOf, titleOf } from './titles.ts';
import { typesetFrench } from './typeset-french.ts';

/** Version of the texts; goes up when any of them changes. */
export const TEXT_VERSION = '2026.11.30';
/** Since when those that belong to no loan have been in force: before the first loan. */
export const TEXT_EFFECTIVE_ON = '2022-01-03';

const WRITERS: Readonly<Record<DocumentKind, (facts: Facts) => readonly Section[]>> = {
  'loan-agreement': loanAgreement,
  'loan-agreement-sp': loanAgreement,
  'cob-activation': costAtActivation,
  'cob-maintenance': costToDate,
  cob: costOfCredit,
  tila: costOfCredit,
  'one-time': oneTimeAuthorisation,
  'scheduled-payment': oneTimeAuthorisation,
  'auto-enroll': autopayAuthorisation,
  'auto-enroll-sp': autopayAuthorisation,
  'checkout-auto-enroll-sp': checkoutAuthorisation,
  'auto-enroll-pending': autopayAuthorisation,
  'auto-enroll-past-due': autopayAuthorisation,
  'auto-enroll-past-due-sp': autopayAuthorisation,
  'credit-score-notice': creditScoreNotice,
  'payment-full-terms': paymentTerms,
  'copy-of-authorization': authorisationCopy,
  'copy-of-authorization-sp': authorisationCopy,
  'terms-of-use': termsOfUse,
  'privacy-policy-choices': privacyPolicy,
  'hardship-confirm-0': hardshipPlan,
  'hardship-confirm-29': hardshipPlan,
  'hardship-confirm-59': hardshipPlan,
  'verification-service': verificationService,
  poa: powerOfAttorney,
  'payment-confirm': paymentConfirmation,
};

/** Writes a document of any kind as HTML; every text that comes from data is escaped. */
export const writeDocument = (
  kind: DocumentKind,
  facts: Facts,
  format: DocumentFormat,
): { readonly title: string; readonly content: string } => {
  const title = titleOf(kind, facts.locale);
  const sections = WRITERS[kind](facts);
  const typed = languageOf(facts.locale) === 'fr' ? sections.map(typesetFrench) : sections;
  return { title, content: documentHtml(title, typed, format) };
};
