/**
 * The privacy policy, with its table of purposes, data and legal bases. Hotel-checkout-trips §2 "Terms and Privacy".
 * Our own draft: a lawyer has to read it before anyone books with a live provider.
 */
import type { LegalBlock, LegalText } from './legal-text';

const paragraphs = (...texts: string[]): LegalBlock[] => texts.map((text) => ({ kind: 'paragraph', text }));

export const PRIVACY: LegalText = {
  title: 'Privacy policy',
  updated: '2026-11-15',
  intro: [
    'This policy says which personal data {site} uses, why, who receives it and what you can do about it. It follows the General Data Protection Regulation of the EU (GDPR).',
    'In short: we use what is needed to find, book and look after your stay. We show no advertising, we do not track you across sites, and we do not sell your data.',
  ],
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: paragraphs(
        'The controller is {company}, registered in Ireland (“we” or “us”). Our registered details and the ways to reach us are on the support page.',
        'The accommodation you book, the payment processor and the provider of a federated account also decide for themselves how they use some of your data. Their own privacy policies apply to that.',
      ),
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      blocks: [
        {
          kind: 'list',
          items: [
            'What you search for: destination, dates, number of travelers, ages of children, and your country, currency and language.',
            'What you enter to book: first name, last name and email; a phone number and an address as far as you fill them in.',
            'Your booking: accommodation, room, price, cancellation policy, status and references.',
            'Your account, if you create one: email, password (stored only in a protected form that cannot be read back), name, picture, user id and member number.',
            'What you write or tell us when you ask for help.',
            'Technical data: your IP address, the type of your browser, and which function of the site was called, when and with what result.',
          ],
        },
        ...paragraphs(
          'Most of this comes from you. Booking status comes from the hotel-rate provider; name, email and picture may come from your federated account. Without a name and an email we cannot book.',
        ),
      ],
    },
    {
      id: 'purposes',
      title: 'Why we use it, and on what legal basis',
      blocks: [
        {
          kind: 'table',
          head: ['Purpose', 'Data', 'Legal basis'],
          rows: [
            [
              'Searching: showing places, hotels, rooms and prices',
              'Search details, ages of children, country (some rates depend on the guest’s nationality), currency, language',
              'Steps at your request before a contract, Article 6(1)(b) GDPR',
            ],
            [
              'Defaults: suggesting a country, a currency and a language by location',
              'IP address; country, currency, languages and approximate position found for it (not stored by us)',
              'Legitimate interest in a site that is set up for you, Article 6(1)(f)',
            ],
            [
              'Booking: making, changing and canceling it',
              'Name, email, phone, travelers, ages of children, booking details',
              'Contract, Article 6(1)(b)',
            ],
            [
              'Payment, in a form hosted by the payment processor',
              'Amount, currency, payment reference and result. Card numbers go straight to the processor and never reach us',
              'Contract, Article 6(1)(b)',
            ],
            [
              'Confirmation email and messages about your booking',
              'Name, email, booking details',
              'Contract, Article 6(1)(b)',
            ],
            [
              'Account and sign-in, with a password or a federated account',
              'Email, protected password, name, picture, user id, sign-in sessions',
              'Contract, Article 6(1)(b)',
            ],
            [
              'Trips and rewards: listing your bookings and counting your nights',
              'User id, guest id, member number, bookings and their status',
              'Contract, Article 6(1)(b)',
            ],
            [
              'Support, requests and complaints',
              'Your contact details, your messages, your booking',
              'Contract, Article 6(1)(b); legitimate interest in answering you, Article 6(1)(f)',
            ],
            [
              'Health or accessibility needs that you tell us about',
              'What you choose to tell us',
              'Your explicit consent, Article 9(2)(a)',
            ],
            [
              'Security and logs: finding faults, stopping abuse',
              'IP address while a request is handled; a keyed hash of it and of the account for up to an hour, to count tries to sign in; log entries with time, function, result and duration',
              'Legitimate interest in a safe site that works, Article 6(1)(f)',
            ],
            [
              'Legal duties and claims: accounts, tax, requests of authorities, disputes',
              'Booking and payment records, related messages',
              'Legal duty, Article 6(1)(c); legitimate interest in settling claims, Article 6(1)(f)',
            ],
          ],
        },
        ...paragraphs(
          'We make no decisions about you by automated means that have legal or similarly serious effects, and we build no profiles.',
        ),
      ],
    },
    {
      id: 'location-by-ip-address',
      title: 'Location by IP address',
      blocks: paragraphs(
        'If your browser holds no saved country or currency of this site, our server asks a location service which country your IP address belongs to; if that service fails, it asks a second one. The answer fills in the country, the currency and the language, all of which you can change at any time.',
        'We do not store the answer, or your IP address for this purpose, on our servers. Your browser keeps the answer for 10 minutes, and then only your settings.',
        'Only if you press ‘Near me’, your browser asks you whether we may know your position. We round it to about a kilometer, use it for this one search, and put it into the address of its results. We do not store it.',
      ),
    },
    {
      id: 'recipients',
      title: 'Who receives it',
      blocks: [
        {
          kind: 'list',
          items: [
            'The hotel-rate provider: search details without your name, and for a booking your name, email, phone number if given, travelers and ages of children.',
            'The accommodation: what it needs to receive you.',
            'The payment processor: what you enter in its form, and the amount. Your browser loads its form directly from the processor.',
            'The mail service that delivers our emails: your address and the email.',
            'The provider of your federated account, if you use one: the fact that you sign in here.',
            'The location services: your IP address, as described above.',
            'The company that hosts our servers, on our instructions.',
            'Authorities, courts and advisers, where the law demands it or a claim has to be settled.',
          ],
        },
        ...paragraphs(
          'The reviews service gets no personal data: our server asks it about hotels, not about you. Hotel pictures also come through our own server. If you follow a link to another site, such as the experiences site, that site sees your visit, but we do not pass on your name, email or payment details.',
        ),
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers outside the EEA',
      blocks: paragraphs(
        'Some recipients are outside the European Economic Area. If you book accommodation in another country, your details have to go there: the transfer is necessary for your contract, Article 49(1)(b) GDPR.',
        'For companies that work for us, a transfer needs a decision of the European Commission that the country protects data well enough, or the Commission’s standard contractual clauses. You can ask us which applies and for a copy of the clauses.',
      ),
    },
    {
      id: 'how-long-we-keep-it',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Searches: we keep no history of them on our servers.',
            'Bookings and payment records: as long as the law that applies to us asks for them, and while a dispute is open. After that we remove your name, your contact details and your wishes from them, and keep only sums, dates and states.',
            'Bookings that were begun and not completed: as long as is needed to make sure that no payment is left without a booking or a refund.',
            'Account, trips and rewards: as long as you have the account. Ask us, and we delete it; booking records stay for the time above.',
            'Sign-in sessions: until you sign out or they expire.',
            'Support messages: until the matter is settled and claims about it can no longer be made.',
            'Logs: only as long as they help to find faults and attacks. They hold no names, emails or card data.',
          ],
        },
      ],
    },
    {
      id: 'cookies-and-storage',
      title: 'Cookies and storage in your browser',
      blocks: [
        ...paragraphs(
          'We store only what is strictly necessary for what you ask the site to do. The law asks for no consent to that, so there is no cookie banner. There are no analytics and no advertising cookies.',
        ),
        {
          kind: 'list',
          items: [
            'Settings: country, currency and language, in local storage and in a cookie that lasts one year, so that pages arrive in your language.',
            'Sign-in: a cookie that no script can read, for 30 days after you signed in or until you sign out; during a sign-in with a federated account another one, for 5 minutes.',
            'Prices already loaded: in local storage, used for 3 minutes, so that going back is quick. The location answer: used for 10 minutes.',
            'Your last five searches: place, dates and party, in local storage, so that you can repeat them. You can remove them where you type the destination, one by one or all at once.',
            'Checkout: the details you typed, the chosen offer and the state of the payment, in session storage, which your browser empties when you close the tab.',
            'A mark for the header of the site, where a special one is in use.',
          ],
        },
        ...paragraphs(
          'The payment form at checkout and the sign-in window of a federated account come from other companies. They may set cookies of their own that they need for security. You can delete all of this in your browser at any time.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: paragraphs(
        'Access to bookings and accounts is restricted, and logs are kept free of secrets and personal details. No system is perfectly safe. We report breaches as the law requires, and if one is likely to put you at high risk, we tell you.',
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        ...paragraphs('You have the right to:'),
        {
          kind: 'list',
          items: [
            'know whether we hold data about you, and get a copy;',
            'have wrong data put right;',
            'have data deleted that we no longer need or may no longer use;',
            'have its use restricted while a question is being settled;',
            'receive the data you gave us in a common machine-readable format, or have it sent to someone else;',
            'object, for reasons of your own situation, to uses based on legitimate interest;',
            'withdraw a consent at any time, without effect on what was done before.',
          ],
        },
        ...paragraphs(
          'Contact us through the support page. It costs nothing. We answer within one month; if a request is complicated, the law allows two more months, and then we tell you why. We may ask you to show that you are the person concerned.',
        ),
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints to the Data Protection Commission',
      blocks: paragraphs(
        'If you think that we handle your data wrongly, please tell us, so that we can put it right. You can also complain to the Data Protection Commission (Ireland), or to the authority of the EU or EEA country where you live or work or where the problem arose.',
      ),
    },
    {
      id: 'children',
      title: 'Children',
      blocks: paragraphs(
        'Our customers must be over 18, and accounts are not meant for children. For children who travel with you we ask for their ages, because prices and rooms depend on them, and not for their names. If a child has given us data, tell us, and we delete it.',
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: paragraphs(
        'When the site changes, this policy changes with it. The date at the top says when that last happened. If a change matters for data that we already hold about you, we tell you before it takes effect.',
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: paragraphs(
        'For every question about your data, use the contact on the support page and write “privacy” in the subject.',
      ),
    },
  ],
};
