/** What guests write in English. */
import type { ReviewTexts } from './review-texts';

export const ENGLISH: ReviewTexts = {
  names: ['Hannah', 'Oliver', 'Priya', 'Declan', 'Grace', 'Marcus', 'Aoife', 'Joel', 'Sinead', 'Tom'],
  countries: ['gb', 'us', 'ie', 'au', 'ca', 'in'],
  headlines: {
    good: [
      'Would come back',
      'Just what we needed',
      'A good night’s sleep',
      'Kind people, good coffee',
      'Easy and calm',
    ],
    fair: ['Fine for a night', 'Does the job', 'Good and less good'],
    poor: ['Not what we expected', 'Once is enough', 'Bring earplugs'],
  },
  pros: [
    'The bed was comfortable and the room properly dark.',
    'Staff were kind and remembered us.',
    'Everything was clean, even under the bed. We looked.',
    'Great spot, we walked everywhere.',
    'Breakfast had real bread and fruit that tasted of something.',
    'Quiet at night, although the street is busy by day.',
    'Check-in took two minutes.',
    'They kept our bags until the evening without a fuss.',
    'The shower was strong and hot.',
    'Good value for this part of town.',
    'They lent us an umbrella and two adapters.',
    'WiFi worked well enough for two days of meetings.',
  ],
  cons: [
    'The room was smaller than it looked in the pictures.',
    'You could hear the lift.',
    'Pillows were rather soft.',
    'No kettle in the room.',
    'The heating had a mind of its own.',
    'Breakfast got crowded after nine.',
    'The bathroom door did not close properly.',
    'We had to ask twice for towels.',
    'Parking was dearer than dinner.',
  ],
};
