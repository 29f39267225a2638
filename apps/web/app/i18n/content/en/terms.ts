/**
 * The booking conditions. Hotel-checkout-trips §1 and §2 "Terms and Privacy": 27 sections, figures and cards to the letter.
 * Our own draft: a lawyer has to read it before anyone books with a live provider.
 */
import type { LegalBlock, LegalText } from './legal-text';

const paragraphs = (...texts: string[]): LegalBlock[] => texts.map((text) => ({ kind: 'paragraph', text }));

export const TERMS: LegalText = {
  title: 'Terms and conditions',
  updated: '2026-11-18',
  intro: [
    'These are the conditions for booking accommodation on {site}. They say who we are, what you can expect from us and from the accommodation, and what we ask of you.',
    'Please read them before you pay. The price, board and cancellation policy of your own rate are shown at checkout and are part of your booking. Where they are more specific than these terms, they come first.',
  ],
  sections: [
    {
      id: 'about-these-terms',
      title: 'About us and these terms',
      blocks: paragraphs(
        'These terms are issued by {company} (“we” or “us”), an intermediary company registered in Ireland that runs the {site} site. Our registered details are on the support page.',
        'The terms apply to every booking made on this site and to your use of the site. “You” means the person who books and, where it makes sense, everyone who travels on the booking. “Accommodation” means the hotel or other property you book, and the business that runs it. “Working days” leave out Saturdays, Sundays and public holidays in Ireland.',
      ),
    },
    {
      id: 'who-can-book',
      title: 'Who can book',
      blocks: paragraphs(
        'Customers must be over 18. By booking you confirm that you are, and that you may accept these terms for everyone in your party.',
        'Please give names as they stand in the travel documents, and an email address that you read. Details that are wrong or incomplete can lead to a refused check-in.',
        'You can book without an account. If you have one, it is for you alone: keep the password to yourself and tell us if you think that someone else is using it.',
      ),
    },
    {
      id: 'our-role',
      title: 'Our role',
      blocks: paragraphs(
        'We act as an intermediary between you and the accommodation. We show what is on offer, pass on your booking and help if something goes wrong. We do not own or run any accommodation, and we do not sell package holidays.',
        'A booking makes two agreements: one between you and the accommodation for the stay, to which its own house rules also apply, and one between you and us for the booking service, under these terms.',
        'Rates and availability reach us through a hotel-rate provider. Descriptions, photos, stars and facilities come from the accommodation or from that provider. We have not inspected the accommodation ourselves. If you tell us that something is wrong, we look into it.',
        'We earn a commission. It is contained in the price, is shown at checkout as a part of “Pay now”, and does not affect the order of the search results. The recommended order puts hotels with a price first and then goes by rating, stars and distance.',
      ),
    },
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        ...paragraphs(
          'On result cards, on the map and in the room list we show the all-in price: the total for the stay with every mandatory tax and fee that we have been told of, including those you pay at the hotel. At checkout the price is split up:',
        ),
        {
          kind: 'list',
          items: [
            '“Pay now” is the amount that is charged when you book.',
            '“Property fee (pay at hotel)” is paid to the accommodation during your stay. It may be charged in the local currency, so the exchange rate of that day can change the figure a little.',
            '“Total price” is both together.',
            'A price per night is rounded to whole units of the currency. The total is never rounded, and the total is what counts.',
          ],
        },
        ...paragraphs(
          'Prices are shown in the currency you have chosen, and some rates depend on the country you have set. Optional extras, such as parking or a minibar, are not included unless the offer says so. A price that is struck through is the selling price suggested to us for the same offer; it is not a price that we charged before.',
          'If the price, the board or the cancellation policy changes between your choice and your payment, we show the old and the new side by side, and you can pay only after you have agreed. A lower price needs no agreement, but we tell you.',
        ),
      ],
    },
    {
      id: 'payment',
      title: 'Payment and accepted cards',
      blocks: paragraphs(
        'We accept these cards: Visa, Mastercard, American Express, Discover, Diners, China UnionPay, JCB, Cartes Bancaires, Interac. The payment form shows which of them can be used for your currency and country.',
        'You pay in a form that is hosted by a payment processor. Your card number goes straight to the processor and never reaches us. Your bank may ask you to approve the payment.',
        'The button says “Pay now” and names the amount. By pressing it you place an order that you have to pay for. Your statement may show our name, that of the hotel-rate provider or that of the payment processor. Your own bank may add a charge for a foreign currency; we have no influence on that.',
        'If a payment succeeds and the booking cannot be made, we tell you, and then either complete the booking or refund the payment in full.',
      ),
    },
    {
      id: 'booking-confirmation',
      title: 'Booking confirmation',
      blocks: paragraphs(
        'Your booking is made when the site says “Booking confirmed” and shows a Booking ID. We also send a confirmation to the email address you gave. If it does not arrive, look in your spam folder and then contact us: a confirmed booking is valid without the email.',
        'Please check the names, dates, rooms and party at once, and tell us straight away if something is wrong.',
        'Loading the page again or going back does not book a second time. If the answer to a booking is delayed, we look up what became of it before anything is tried again. If you are unsure, contact us before you book anew.',
      ),
    },
    {
      id: 'price-rises',
      title: 'Price rises after booking',
      blocks: paragraphs(
        'The price of a confirmed booking normally stays as it is. It can change if you ask for a change, or if a public authority changes a tax or fee that is paid at the accommodation.',
        'A price rise over 10% allows cancelling within 14 days. If the price of your confirmed booking rises by more than that for any reason other than a change you asked for, you may cancel within 14 days of the day we tell you. You then pay no cancellation charge, and what you have paid for the booking is refunded.',
        'If a smaller rise is asked for, we tell you too. In no case do we charge your card more than you agreed to.',
      ),
    },
    {
      id: 'cancelling-your-booking',
      title: 'Canceling your booking',
      blocks: paragraphs(
        'What it costs to cancel depends on your rate. The cancellation policy is shown before you pay: free cancellation until a stated time, a partial refund before a stated time, or non-refundable.',
        'The policy carries the note “All dates and times are mentioned in GMT.” Beside each time in GMT we show the same moment in the hotel’s own time. Neither is the time on your phone or computer, unless you happen to be in that zone.',
        'To cancel, contact us through the support page with your Booking ID and the email address of the booking. What counts is the time at which your request reaches us. We confirm a cancellation in writing; please keep that message. Telling only the accommodation does not always cancel the booking.',
        'The 14-day right of withdrawal that EU law gives for many online purchases does not cover accommodation booked for particular dates.',
      ),
    },
    {
      id: 'changing-your-booking',
      title: 'Changing your booking',
      blocks: paragraphs(
        'If you want other dates, another room, another name or another number of guests, ask us through the support page. A change needs a free room and the agreement of the accommodation, and it can bring another price or another cancellation policy. You hear what it costs before anything is changed. If the change is not possible, your booking stays as it is, or you can cancel it under its policy.',
        'Urgent amendments within 72 hours of arrival should not wait for an email: use the fastest contact shown on the support page and say your arrival date first. We do what we can, but we cannot promise that the accommodation agrees in time.',
        'If you agree a change directly with the accommodation, ask for it in writing. Otherwise we may not be able to prove it for you.',
      ),
    },
    {
      id: 'changes-by-the-accommodation',
      title: 'Changes and cancellation by the accommodation',
      blocks: [
        ...paragraphs(
          'It is rare, but the accommodation may be overbooked, may have to close, or may be unable to provide an important part of what you booked. We tell you as soon as we know. You can then choose:',
        ),
        {
          kind: 'list',
          items: [
            'to keep the booking with the change, if it can still be kept;',
            'to move to other accommodation, if we can find some that suits you, after we have told you of any difference in price; or',
            'to cancel without a charge and have what you paid for the booking refunded.',
          ],
        },
        ...paragraphs(
          'Please tell us your choice within 3 days of our message, or sooner if your stay begins sooner. You may also make a change of choice within 3 days of that message, as long as we have not yet made a new booking for you that cannot be undone. If you do not answer, we do not take this as agreement to pay more.',
        ),
      ],
    },
    {
      id: 'no-shows-and-unused-nights',
      title: 'No-shows and unused nights',
      blocks: paragraphs(
        'If you do not arrive on the first day and have told nobody, the accommodation may give up your room for the whole stay. A no-show is treated as under 24 hours’ notice: you pay what your rate charges for a cancellation that late, which is often the full price. If you are only delayed, tell the accommodation, so that it keeps the room.',
        'If you leave early or do not use some of your nights, a refund depends on your rate and on the agreement of the accommodation. Before you leave, ask for that agreement in writing, with the name of the person who gives it.',
        'Send us unused-night claims within 21 days of the check-out date of your booking, with the Booking ID and whatever the accommodation gave you. Later claims are usually refused, because they can no longer be checked. This does not shorten any right that the law gives you for longer.',
      ),
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: paragraphs(
        'A refund goes back to the card you paid with, in the currency you paid in. Refunds arrive in 5-20 working days, counted from the day we confirm the refund to you; how quickly you see it depends on your bank. If nothing has arrived after that, tell us and we trace it.',
        'We charge nothing for making a refund. Anything you paid at the accommodation is refunded by the accommodation. We cannot make good your bank’s own charges or a change in exchange rates, unless the refund is due because of a mistake of ours.',
      ),
    },
    {
      id: 'special-requests-and-accessibility',
      title: 'Special requests and accessibility',
      blocks: paragraphs(
        'You can ask for things such as a quiet room, a cot or rooms side by side, through our support page or directly at the accommodation. A request is not guaranteed until the accommodation has confirmed it in writing, and it may cost extra.',
        'If you cannot do without something, such as step-free access or a roll-in shower, please ask before you book. What we show about accessibility comes from the accommodation, and we have not checked it on site.',
        'We want everyone to be able to use this site, and we build it to the accessibility standard WCAG 2.2, level AA. If something stands in your way, tell us, and we help you to book in another way if we can.',
      ),
    },
    {
      id: 'check-in-and-stay',
      title: 'Check-in and your stay',
      blocks: paragraphs(
        'Check-in and check-out times are on the hotel page, as far as the accommodation has told us. If you will arrive late, tell the accommodation beforehand.',
        'At check-in you may be asked for an identity document, a payment card and a deposit. Some accommodation has a minimum age above 18 for the person who checks in. Read “Important information” on the hotel page before you book.',
        'Passports, visas, health rules and the journey itself are your own responsibility.',
      ),
    },
    {
      id: 'children-and-pets',
      title: 'Children and pets',
      blocks: paragraphs(
        'Give the number of children, aged 0 to 17, and the age of each at the time of the stay, room by room. Prices and beds depend on it. If more people arrive than were booked, or ages differ, the accommodation may charge more or refuse the extra guests. Some accommodation takes adults only. Cots and extra beds have to be confirmed by the accommodation.',
        'Bring a pet only if the policies on the hotel page allow it; a fee or a limit on size may apply. Our pet-friendly filter relies on what the accommodation has told us. Please announce an assistance dog in advance, even where the law lets it in everywhere.',
      ),
    },
    {
      id: 'conduct',
      title: 'Conduct',
      blocks: paragraphs(
        'Please keep to the house rules and to the law of the place, and respect staff, neighbors and other guests. You are responsible for damage that you or your party cause.',
        'The accommodation may end the stay of guests who behave dangerously, seriously disturb others or break its rules in a serious way. Whether anything is refunded then depends on the accommodation and on the law.',
      ),
    },
    {
      id: 'rewards',
      title: 'Rewards',
      blocks: paragraphs(
        'Our rewards card says “Stay 10 nights, get one free”. 10 counted nights earn one free night.',
        'A night counts when it has been completed and not canceled: the booking belongs to your account, was not canceled, and its check-out date has passed. Nights of canceled bookings and nights still to come do not count. Each date counts once, also if you book two rooms or two hotels for it. Your trips page shows your nights and your free nights.',
        'A free night is worth the average of what you paid for the 10 nights that earned it. It takes that amount off one stay that costs more, if you sign in and choose it at checkout. You can use it for one year. We write to you when you have earned it, and 60 days before it ends. It cannot be paid out or given to others.',
        'If you cancel a booking that you made with a free night and get a refund, the free night comes back as well. If nothing is refunded, it does not.',
      ),
    },
    {
      id: 'reviews',
      title: 'Ratings and reviews',
      blocks: paragraphs(
        'Ratings and reviews marked as such come from Tripadvisor. They are the opinions of the people who wrote them. We do not write them, edit them or pay for them; long ones are folded, and you can open them. We show a few of them, with a link to the rest.',
        'We do not check ourselves whether a reviewer has stayed at the hotel; Tripadvisor has its own rules for that. We match hotels by name and position. If you see reviews of another hotel, please tell us.',
      ),
    },
    {
      id: 'experiences',
      title: 'Experiences and other sites',
      blocks: paragraphs(
        'Our experiences link leads to a separate site for tours and activities, run by a third party. What you buy there is an agreement with that third party, under its terms. We do not pass on your name, your email address or your payment details.',
        'We are not responsible for the content of other sites to which we link.',
      ),
    },
    {
      id: 'complaints',
      title: 'Complaints',
      blocks: paragraphs(
        'If something is wrong during your stay, tell the accommodation at once, so that it can put it right. If that does not help, contact us while you are still there, through the support page. Photos, names and receipts help.',
        'After your stay, write to us with your Booking ID and say what happened and what you would like us to do. We take it up with the accommodation, and tell you its answer and ours.',
        'If you are not satisfied, you can turn to the consumer authority of your country or, within the EU, to your European Consumer Centre. You can go to court at any time.',
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: paragraphs(
        'We are responsible for our own service: for showing and passing on correctly what we were given, for booking what you chose, and for handling your data and our part of the payment with care. If we make a mistake, we make good the loss that could be foreseen from it.',
        'The accommodation is responsible for the stay itself: the room, its safety, its services and its staff. We are not liable for what the accommodation does or fails to do, unless the fault was ours.',
        'We are not liable for lost profit or other business losses, or for loss that you caused yourself or could reasonably have avoided.',
        'Nothing in these terms limits liability for death or injury caused by negligence, for fraud, or for anything else where the law does not allow a limit. Your rights as a consumer remain.',
      ),
    },
    {
      id: 'events-beyond-control-and-insurance',
      title: 'Events beyond control and insurance',
      blocks: paragraphs(
        'Neither you nor we are liable for a failure that is caused by an event beyond control which could not have been avoided with all due care, such as a natural disaster, war, an epidemic, an act of government or a wide failure of networks. We tell you what we know and ask the accommodation for a fair solution. What you get back depends on your rate, on the accommodation and on the law.',
        'A booking with us includes no insurance. We recommend travel insurance that covers cancellation, illness and the journey home, above all with a non-refundable rate.',
      ),
    },
    {
      id: 'personal-data',
      title: 'Personal data',
      blocks: paragraphs(
        'To make a booking we have to pass your details to the hotel-rate provider and to the accommodation. Our privacy policy, on the privacy page of this site, says what we collect, why, who receives it and which rights you have.',
        'If you give us details of other people, please make sure that they know and agree.',
      ),
    },
    {
      id: 'using-this-site',
      title: 'Using this site and intellectual property',
      blocks: [
        ...paragraphs(
          'You may use the site to find, compare and book accommodation for yourself and the people you travel with. Please do not:',
        ),
        {
          kind: 'list',
          items: [
            'make false or speculative bookings, or resell bookings;',
            'collect content or prices by automated means without our written permission;',
            'try to get at other people’s data, get round our security, or disturb the site.',
          ],
        },
        ...paragraphs(
          'We may refuse or close an account that is used in this way. Bookings that are already confirmed are then dealt with under their own conditions.',
          'The site, its name, texts and illustrations belong to us or to those who have licensed them to us. Hotel photos, and the names and logos of others such as Tripadvisor, belong to their owners. You may save and print pages for your own trip. We work to keep the site available and correct, but we cannot promise that it is never interrupted.',
        ),
      ],
    },
    {
      id: 'changes-and-severability',
      title: 'Changes to these terms and severability',
      blocks: paragraphs(
        'We may change these terms. The date at the top says when that last happened. Your booking is governed by the terms that were shown when you made it; a later change does not affect it.',
        'If a part of these terms turns out to be invalid, the rest stays in force, and the law takes the place of the invalid part.',
      ),
    },
    {
      id: 'law-and-courts',
      title: 'Irish law and courts',
      blocks: paragraphs(
        'These terms, and the agreement between you and us, are subject to Irish law and courts: they are governed by the law of Ireland, and the courts of Ireland decide disputes about them.',
        'If you are a consumer, you keep the mandatory rights that the law of the country where you live gives you, and you may also bring a case in the courts there where that law allows it. Your agreement with the accommodation may be governed by the law of another country.',
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: paragraphs(
        'All the ways to reach us are on the support page. Please have your Booking ID ready.',
        'We write to the email address of your booking. Please look at it from time to time until your stay is over.',
      ),
    },
  ],
};
