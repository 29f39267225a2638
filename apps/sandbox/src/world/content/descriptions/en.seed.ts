/** English sentences about hotels. */
import type { DescriptionTexts } from './description-texts';

export const ENGLISH: DescriptionTexts = {
  units: { decimal: '.', km: 'km', m: 'm' },
  headings: {
    where: ['Where it is', 'The neighbourhood', 'Out of the door'],
    house: ['The house', 'What to expect', 'How it feels'],
    rooms: ['Rooms', 'Upstairs', 'Sleeping here'],
    comforts: ['Under the same roof', 'Good to have', 'Besides a bed'],
  },
  openers: {
    hotel: [
      '{name} is a hotel in {area}, {city}, on a street that people use for walking.',
      '{name} stands in {area}, in a part of {city} where the baker still knows the postman.',
      'In {area}, {city}, {name} keeps a front desk, a good many keys and an even temper.',
      '{name} has been taking in travellers in {area}, {city}, for long enough to have seen every kind of suitcase.',
      'The address of {name} is easy to remember: {area}, {city}, and then the lamp over the door.',
    ],
    apartments: [
      '{name} offers apartments in {area}, {city}, each with a kitchen that has been cooked in.',
      'At {name} in {area}, {city}, you get your own front door, your own kettle and your own hours.',
      '{name} is a house of furnished apartments in {area}, {city}, for those who like to unpack properly.',
    ],
    hostel: [
      '{name} is a hostel in {area}, {city}, with bunks, lockers and a kitchen where people talk to each other.',
      'Beds by the night and rooms by the door: {name} is a hostel in {area}, {city}.',
      '{name} puts up travellers in {area}, {city}, from those who arrive at dawn to those who never left.',
    ],
    guesthouse: [
      '{name} is a guesthouse in {area}, {city}, with a handful of rooms and one person who remembers your name.',
      'Behind a quiet front in {area}, {city}, {name} lets out a few rooms and bakes on most mornings.',
      '{name} is a family house in {area}, {city}. The family lives downstairs and goes to bed early.',
    ],
  },
  reach: {
    central: [
      'The centre is {distance} away, which is to say that you are in it.',
      'It is {distance} to the middle of town, so a taxi would take longer than your legs.',
      'Most of what you came to see lies within {distance} or a little more.',
    ],
    near: [
      'The centre is {distance} away: a walk in good weather, a few stops in bad.',
      'It is {distance} to the middle of town, near enough for an evening and far enough for a night.',
      'From the door to the centre it is {distance}, most of it past shop windows.',
    ],
    outlying: [
      'The centre is {distance} off, and the evenings are quieter for it.',
      'It is {distance} to the middle of town; trains and buses do the rest.',
      'At {distance} from the centre, streets are wider and coffee is cheaper.',
    ],
  },
  landmark: [
    'Nearest sight: {landmark}, {landmarkDistance} away.',
    '{landmark} is {landmarkDistance} from the door.',
    'If you only have an hour, {landmark} is {landmarkDistance} away.',
  ],
  house: [
    'The staircase creaks on the fourth step and nowhere else.',
    'Everything was renewed two winters ago, apart from the door handles, which were good already.',
    'The rooms at the back look into a courtyard with one tree.',
    'Corridors are lit at night, but not so brightly that you wake up for good.',
    'The furniture is plain and stands where you would have put it.',
    'There are books in several languages, most of them finished by earlier guests.',
    'Umbrellas stand by the door for those who did not believe the forecast.',
    'The walls carry pictures of the street as it was; it has changed less than you might think.',
    'Nobody plays music in the corridors.',
    'The building is old, the pipes are new, and the two get along.',
    'There is a clock in the hall that is four minutes fast; everybody knows it.',
    'The plants are real and somebody waters them.',
    'In winter the hall smells of floor wax and oranges.',
    'The front door is heavy and closes softly.',
    'On the ground floor there is a chair by the window that is hard to leave.',
    'Each floor has its own colour, which helps late at night.',
  ],
  ofKind: {
    hotel: [
      'The staff answer questions in several languages and admit it when they do not know.',
      'Keys are handed over in a minute, maps of the quarter on request.',
      'Luggage may wait downstairs while you make use of the last day.',
    ],
    apartments: [
      'Each apartment has a proper table, sharp knives and more than two plates.',
      'Towels and sheets are there when you arrive; the shopping is up to you.',
    ],
    hostel: [
      'Every bunk has a lamp, a socket and a curtain that closes all the way.',
      'The kitchen is shared, the washing-up is not negotiable.',
    ],
    guesthouse: [
      'Breakfast talk is optional and the jam is home-made.',
      'You get a key to the front door and good advice about dinner.',
    ],
  },
  rooms: [
    'The beds are firm without being strict.',
    'Windows open, curtains close, and the shower finds its temperature at once.',
    'There are enough sockets, and they are where you need them.',
    'Desks are large enough for a laptop and a cup.',
    'No two rooms are quite alike; the ones under the roof have the view.',
    'Sheets are cotton, pillows come in two kinds, and the wardrobe has real hangers.',
    'Light switches can be found in the dark.',
    'There is a hook for the wet coat and a shelf for the dry book.',
    'The bedside lamps light the page and not the neighbour.',
  ],
  comforts: {
    breakfast: [
      'Breakfast is laid out from seven, and the coffee does not run out.',
      'In the morning there are eggs, fruit and bread that was dough at midnight.',
    ],
    restaurant: [
      'The restaurant cooks what the market had that morning.',
      'Dinner is served downstairs; the menu is short and changes on Thursdays.',
    ],
    bar: [
      'The bar stays open as long as somebody is talking.',
      'At the bar they pour a fair measure and leave you to your book.',
    ],
    pool: ['There is a pool to end the day in.'],
    spa: ['The spa takes bookings until late, which suits sore feet.'],
    gym: ['A gym is there for those who miss it.'],
    hotTub: ['The hot tub seats four strangers or two friends.'],
    pets: ['Pets are welcome, provided that we hear about them first.'],
    family: ['Family rooms have space for a cot and for what comes with it.'],
    freeParking: ['Parking costs nothing extra.'],
    charging: ['Electric cars can be charged overnight.'],
    shuttle: ['A shuttle to the airport can be ordered at the desk.'],
    stepFree: ['Wheelchair users get in without a step.'],
    lift: ['There is a lift, and it stops at every floor.'],
    freeWifi: [
      'WiFi is free and reaches the last room on the corridor.',
      'The WiFi is free and fast enough for films.',
    ],
    air: ['The air conditioning is quiet and can be turned off.'],
    quiet: ['Rooms are soundproofed; the street is something you see, not hear.'],
    laundry: ['Laundry handed in before ten is back by evening.'],
  },
  listIntros: ['Also here:', 'What the house has:', 'For the practical-minded:'],
  closings: [
    'We look forward to meeting you, at whatever hour.',
    'Come as you are, and bring a jumper in spring.',
    'If something is missing, ask: it is probably in the cellar.',
    'The neighbours recommend us, and they have heard everything.',
    'Should you forget your toothbrush, you would not be the first today.',
  ],
};
