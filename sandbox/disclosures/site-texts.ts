import type { Facts } from './facts.ts';
import type { Section } from './markup.ts';
import { languageOf } from './titles.ts';

/** Terms of using the site, with the parts that sign-in links to. */
export const termsOfUse = ({ tenant: { name }, locale }: Facts): readonly Section[] =>
  languageOf(locale) === 'fr'
    ? [
        {
          paragraphs: [
            `Ces conditions régissent l’utilisation du portail de ${name}. En demandant un code de connexion, vous les acceptez.`,
          ],
        },
        {
          heading: 'Votre accès',
          paragraphs: [
            'Vous vous connectez par un code à usage unique. Ne le donnez à personne : quiconque l’a peut agir en votre nom. Avertissez-nous sans attendre si votre téléphone ou votre adresse courriel n’est plus entre vos mains.',
          ],
        },
        {
          anchor: 'electronic-communications',
          heading: 'Communications électroniques',
          paragraphs: [
            `Vous acceptez que ${name} vous transmette par voie électronique les contrats, avis et relevés de vos prêts. Il vous faut un appareil connecté, un navigateur récent et une adresse courriel valide. Vous pouvez demander une copie papier sans frais ou retirer votre consentement en communiquant avec nous; ce qui a été transmis avant reste valable.`,
          ],
        },
        {
          anchor: 'sms-terms',
          heading: 'Messages texte',
          paragraphs: [
            `Si vous choisissez le cellulaire, ${name} vous envoie des codes et des avis de compte par texto, un par demande. Les tarifs de votre fournisseur s’appliquent. Répondez ARRÊT pour cesser, AIDE pour de l’aide. Les fournisseurs ne sont pas responsables des messages retardés ou perdus.`,
          ],
        },
        {
          heading: 'Paiements',
          paragraphs: [
            'Les montants, dates et soldes affichés proviennent de nos livres au moment indiqué. Un paiement en cours de traitement n’est porté à votre prêt qu’une fois confirmé par la banque.',
          ],
        },
      ]
    : [
        {
          paragraphs: [
            `These terms govern the use of the ${name} portal. By asking for a sign-in code you accept them.`,
          ],
        },
        {
          heading: 'Your access',
          paragraphs: [
            'You sign in by a one-time code. Do not give it to anyone: whoever has it can act for you. Tell us at once when your phone or email is no longer in your hands.',
          ],
        },
        {
          anchor: 'electronic-communications',
          heading: 'Electronic communications',
          paragraphs: [
            `You agree that ${name} sends you the agreements, notices and statements of your loans electronically. You need a connected device, a current browser and a working email address. You may ask for a paper copy free of charge or withdraw your consent by contacting us; what was sent before stays valid.`,
          ],
        },
        {
          anchor: 'sms-terms',
          heading: 'Text messages',
          paragraphs: [
            `If you choose your mobile, ${name} sends codes and account notices by text message, one for each request. Message and data rates may apply. Reply STOP to end, HELP for help. Carriers are not liable for delayed or undelivered messages.`,
          ],
        },
        {
          heading: 'Payments',
          paragraphs: [
            'Amounts, dates and balances come from our books as of the time shown. A payment that is processing is applied to your loan once the bank confirms it.',
          ],
        },
      ];

/** What is collected, why, and what a person can choose. */
export const privacyPolicy = ({ tenant: { name, country }, locale }: Facts): readonly Section[] =>
  languageOf(locale) === 'fr'
    ? [
        {
          heading: 'Ce que nous recueillons',
          paragraphs: [
            `${name} recueille ce qu’il faut pour tenir votre prêt : identité, coordonnées, contrats, paiements et derniers chiffres de vos modes de paiement. Les numéros de carte et de compte vont directement à notre fournisseur de paiement.`,
          ],
        },
        {
          heading: 'Avec qui nous le partageons',
          points: [
            'les fournisseurs qui traitent paiements et messages pour nous;',
            'les agences d’évaluation du crédit, dans la mesure permise par la loi;',
            'les autorités, lorsque la loi l’exige.',
          ],
        },
        {
          anchor: 'choices',
          heading: 'Vos choix',
          points: [
            'consulter et corriger vos renseignements;',
            'refuser le partage à des fins de marketing;',
            'demander la suppression de ce que la loi ne nous oblige pas à conserver;',
            'porter plainte auprès de la Commission d’accès à l’information ou du Commissariat à la protection de la vie privée.',
          ],
        },
      ]
    : [
        {
          heading: 'What we collect',
          paragraphs: [
            `${name} collects what it takes to service your loan: identity, contact details, agreements, payments and the last digits of your payment methods. Card and account numbers go directly to our payment provider.`,
          ],
        },
        {
          heading: 'Whom we share it with',
          points: [
            'companies that process payments and messages for us;',
            country === 'US'
              ? 'credit bureaus, as the law permits;'
              : 'credit reporting agencies, as the law permits;',
            'authorities, where the law requires it.',
          ],
        },
        {
          anchor: 'choices',
          heading: 'Your choices',
          points: [
            'see and correct your information;',
            'opt out of sharing for marketing;',
            ...(country === 'US' ? ['tell us not to sell or share your personal information;'] : []),
            'ask us to delete what the law does not require us to keep.',
          ],
        },
      ];

/** Terms of the service that verifies a bank account by signing in at the bank. */
export const verificationService = ({ tenant: { name }, locale }: Facts): readonly Section[] =>
  languageOf(locale) === 'fr'
    ? [
        {
          paragraphs: [
            `Le service de vérification bancaire confirme pour ${name} qu’un compte est à vous. Vous choisissez votre banque et vous vous connectez chez elle, dans une fenêtre de notre fournisseur de paiement.`,
            `${name} ne voit jamais vos identifiants. Le service nous remet le nom du titulaire, celui de la banque, le type de compte et ses quatre derniers chiffres, et rien d’autre. L’autorisation sert une seule fois.`,
          ],
        },
      ]
    : [
        {
          paragraphs: [
            `The bank verification service confirms for ${name} that an account is yours. You choose your bank and sign in there, in a window of our payment provider.`,
            `${name} never sees your credentials. The service gives us the holder, the bank’s name, the kind of account and its last four digits, and nothing else. The permission is used once.`,
          ],
        },
      ];
