/**
 * The English texts of our letters, as ICU messages. `npm run texts` brings them into the catalogues of the site, where
 * the group `letters` holds their translations. A text with a new meaning needs a new id, or its translations stay old.
 */
export const LETTER_TEXTS = {
  'letter.subject': '{title}: {hotel}, {dates}',
  'letter.confirmedTitle': 'Booking confirmed',
  'letter.confirmedIntro': 'Your stay is booked. Show this email at the hotel when you arrive.',
  'letter.cancelledTitle': 'Booking canceled',
  'letter.cancelledIntro': 'This booking is canceled, and the hotel no longer expects you.',
  'letter.notBookedTitle': 'Booking not made',
  'letter.notBookedIntro':
    'You paid for this stay, but the hotel could not confirm it. Nothing is booked, and what you paid goes back to your card. There is nothing you need to do.',
  /** Does not mention money, because we do not know whether anything was paid. */
  'letter.nothingBookedIntro':
    'We could not make this booking, so nothing is reserved for you. The page of the booking says what that means for you and what you can do.',
  'letter.stillStandingTitle': 'Booking not canceled',
  'letter.stillStandingIntro':
    'You asked to cancel this booking, but it was not canceled. It stands as before, and nothing comes back. You can try again on the page of the booking.',
  'letter.changedTitle': 'Your stay is changed',
  'letter.changedIntro':
    'The hotel has your change. This booking replaces your earlier one, {reference}. There is nothing you need to do.',
  'letter.notChangedTitle': 'Your stay is not changed',
  'letter.notChangedIntro':
    'The hotel could not make the change that you asked for. Your booking stands as before, and nothing was charged.',
  'letter.renamedTitle': 'Booking details corrected',
  'letter.renamedIntro': 'The booking is now in the name of {name}, and we write about it to {email}.',
  /** Used only if there is a support address. */
  'letter.stillStandingHelp': 'You can also write to us.',
  'letter.booking': 'Booking',
  'letter.reference': 'Reference',
  'letter.bookingId': 'Booking ID',
  'letter.hotelConfirmation': 'Hotel confirmation',
  'letter.leadGuest': 'Lead guest',
  'letter.stay': 'Your stay',
  'letter.hotel': 'Hotel',
  /** Used if the hotel's name is unknown. */
  'letter.unnamedHotel': 'Hotel {id}',
  'letter.checkin': 'Check-in',
  'letter.checkinFrom': 'from {time}',
  'letter.checkout': 'Check-out',
  'letter.checkoutUntil': 'until {time}',
  'letter.room': 'Room',
  'letter.board': 'Board',
  'letter.travellers': 'Travelers',
  /** What we passed on to the hotel. */
  'letter.guests': 'Guests',
  'letter.beds': 'Beds',
  'letter.bed-large': 'One large bed',
  'letter.bed-single': 'Two single beds',
  'letter.arrival': 'Arrival at the hotel',
  'letter.request': 'Special requests',
  'letter.inRoom': 'Room {number}: {people}',
  /** The hotel confirmed something different from the choice. */
  'letter.otherwise': 'Please check',
  'letter.otherwiseNote':
    'The hotel confirmed something other than what you chose. If it is not right for you, write to us.',
  'letter.roomCount': 'Number of rooms',
  'letter.price': 'Price',
  'letter.paid': 'Paid',
  'letter.atHotel': 'To be paid at the hotel',
  'letter.total': 'Total price',
  'letter.cancellation': 'Cancellation policy',
  /** Wraps a cancellation line. */
  'letter.withRefund': '{line} — {currency} {amount} refund',
  /** The cancellation lines in hotel time. */
  'letter.free-until': 'Free cancellation until {local} hotel time',
  'letter.partial-refund-before': 'Partial refund before {local} hotel time',
  'letter.non-refundable-from': 'Non-refundable from {local} hotel time',
  'letter.cancellation-applies-from': 'Cancellation applies from {local} hotel time',
  'letter.localTime': '{local} hotel time',
  'letter.gmt': '{gmt} GMT',
  'letter.refund': 'Refund',
  'letter.cancelledAt': 'Canceled on',
  'letter.amount': 'Amount',
  'letter.refundComes': 'It goes back to the card you paid with; that takes 5 to 20 working days.',
  'letter.refundNothing': 'Nothing comes back: by its terms, this booking was not refundable at that time.',
  'letter.refundUnknown': 'What comes back follows the terms of the booking and goes to the card you paid with.',
  /** The name of the row that a free night takes off the price. */
  'letter.freeNight': 'Free night',
  /** The name of the row that a promo code takes off the price. */
  'letter.promoCode': 'Promo code {code}',
  'letter.freeNightBack': 'Your free night comes back too. You can use it for another stay.',
  'letter.freeNightLost': 'Your free night was part of this booking and does not come back.',
  'letter.freeNightEarnedTitle': 'Your next night is on us',
  'letter.freeNightEarnedIntro':
    'You stayed ten nights with us, so the next one is on us, as promised. Your free night takes {amount} off your next stay.',
  'letter.freeNightEndsTitle': 'Your free night ends soon',
  'letter.freeNightEndsIntro': 'You still have a free night. It takes {amount} off a stay that you book until {day}.',
  'letter.freeNightWorth': 'Worth',
  'letter.freeNightAverage': 'the average of your ten nights',
  'letter.freeNightUntil': 'Book until',
  'letter.findHotel': 'Find a hotel',
  'letter.freeNightNote': 'Sign in, choose a room, and press “Use my free night” at checkout.',
  'letter.openBooking': 'View booking',
  'letter.linkNote': 'This link opens your booking without an account. Please keep it to yourself.',
  'letter.support': 'Support',
  'letter.writeToUs': 'Write to us',
  'letter.generalHelp': 'General help',
  'letter.emergencies': 'Emergencies during a trip',
  'letter.resetTitle': 'Choose a new password',
  'letter.resetIntro': 'You asked for a new password for your account at {site}.',
  'letter.resetLink': 'Choose a new password',
  'letter.resetNote':
    'This link works once, for 30 minutes. If you did not ask for it, ignore this email: your password stays as it is.',
  'letter.confirmEmailTitle': 'Confirm your email address',
  'letter.confirmEmailIntro': 'Please confirm that {email} is your address. Then your account at {site} can use it.',
  'letter.confirmEmailLink': 'Confirm address',
  'letter.confirmEmailNote':
    'This link works once, for 24 hours. If you have no account with us, ignore this email: then nothing happens.',
  'letter.emailChangedTitle': 'Your email address was changed',
  'letter.emailChangedIntro': 'Your account at {site} now uses another email address. We no longer write to this one.',
  'letter.passwordChangedTitle': 'Your password was changed',
  'letter.passwordChangedIntro': 'Your account at {site} has a new password. Other devices are signed out.',
  'letter.erasedTitle': 'Your account is erased',
  'letter.erasedIntro':
    'Your account at {site} no longer exists. Bookings that you made stay valid; the links in their emails still open them.',
  /** In a letter about a change. */
  'letter.notYou': 'If this was not you, write to us at once.',
  'letter.nights': '{count, plural, one {# night} other {# nights}}',
  'letter.adults': '{count, plural, one {# adult} other {# adults}}',
  /** Includes the ages, because the hotel prepares a bed or a cot. */
  'letter.children': '{count, plural, one {# child (age {ages})} other {# children (ages {ages})}}',
} as const;
