/** House rules in English. */
import type { HouseRuleTexts } from './house-rule-texts';

export const ENGLISH: HouseRuleTexts = {
  pets: {
    heading: 'Pets',
    allowed: [
      'Pets are allowed on request. Charges may apply.',
      'Pets are allowed free of charge.',
      'Dogs and cats up to 10 kg are welcome, two at most in a room.',
    ],
    refused: ['Pets are not allowed.', 'Pets are not allowed. Assistance dogs are welcome.'],
  },
  children: {
    heading: 'Children and extra beds',
    welcome: [
      'Children of all ages are welcome. Cots are free on request.',
      'Children under 6 stay free in existing beds.',
      'Children of 12 and over are charged as adults. Extra beds are not available.',
    ],
    refused: ['Guests must be 18 or older.'],
  },
  internet: {
    heading: 'Internet',
    free: ['WiFi is available in all areas and is free of charge.', 'WiFi is available in the rooms, free of charge.'],
    paid: ['WiFi is available in public areas. Charges apply in the rooms.'],
    none: ['No internet access available.'],
  },
  parking: {
    heading: 'Parking',
    free: ['Free private parking is possible on site. Reservation is not needed.'],
    paid: [
      'Private parking is possible nearby and costs {amount} per day.',
      'Parking on site costs {amount} per day. Reservation is needed.',
    ],
    none: ['No parking available.', 'There is no parking on site; a public car park is a short walk away.'],
  },
  groups: {
    heading: 'Groups',
    texts: [
      'For bookings of {count} rooms or more, other conditions and extra charges may apply.',
      'Groups of {count} rooms or more please write to the house before they book.',
    ],
  },
  general: {
    heading: 'General',
    texts: ['The house reserves the right to ask for the card used for booking.', 'Smoking is not allowed indoors.'],
  },
  sustainability: [
    'Certified by an independent body for its use of water and energy.',
    'Electricity comes from renewable sources; single-use plastic has been given up.',
  ],
  notices: {
    deposit: [
      'A deposit of {amount} is asked on arrival and returned at check-out.',
      'A damage deposit of {amount} is held on your card for the length of the stay.',
    ],
    cityTax: ['City tax of {amount} per person and night is paid at the hotel.'],
    other: [
      'Please bring an identity card or passport for every guest.',
      'The name on the booking must match the name on the identity card.',
      'The lift is being renewed. Until the work is done, the upper floors are reached by the stairs.',
      'Building work is going on next door on weekdays between 9:00 and 17:00.',
      'If you arrive after 22:00, please tell the house in advance.',
      'Quiet hours are from 22:00 to 7:00.',
      'Parties and stag nights are not accepted.',
      'Cash is not accepted.',
      'Guests under 18 check in with a parent or guardian.',
    ],
  },
  arrival: [
    'The keys are in a box at the door; the code comes by e-mail on the day of arrival.',
    'Please let the house know your time of arrival in advance.',
    'Ring the bell marked “Office” on the ground floor.',
  ],
  rooms: {
    size: [
      'About {size} m² with a window that opens.',
      '{size} m², laid out so that two suitcases can be open at once.',
      '{size} m² in all, and every corner of it is used.',
    ],
    comfort: [
      'The bed is made with cotton sheets and two kinds of pillow.',
      'Towels, tea and a kettle are there when you arrive.',
      'The desk stands by the window, and the chair is meant for sitting.',
      'The curtains keep the morning out for as long as you like.',
    ],
    courtyard: 'It faces the courtyard and is quiet at night.',
    cot: 'There is room for a cot if you ask for one.',
  },
};
