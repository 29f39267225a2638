/** What guests write in Dutch. */
import type { ReviewTexts } from './review-texts';

export const DUTCH: ReviewTexts = {
  names: ['Sanne', 'Bram', 'Femke', 'Joris', 'Lotte', 'Daan', 'Marieke', 'Sem'],
  countries: ['nl', 'be'],
  headlines: {
    good: [
      'We komen terug',
      'Precies wat we zochten',
      'Eindelijk uitgeslapen',
      'Aardige mensen, goede koffie',
      'Rustig en makkelijk',
    ],
    fair: ['Prima voor één nacht', 'Doet wat het moet doen', 'Plussen en minnen'],
    poor: ['Niet wat we verwachtten', 'Eén keer is genoeg', 'Neem oordoppen mee'],
  },
  pros: [
    'Goed bed en een echt donkere kamer.',
    'Aardig personeel, ze wisten nog wie we waren.',
    'Alles schoon, zelfs onder het bed. We hebben gekeken.',
    'Goede plek, we deden alles te voet.',
    'Bij het ontbijt echt brood en fruit met smaak.',
    '’s Nachts stil, al is de straat overdag druk.',
    'Inchecken duurde twee minuten.',
    'Onze koffers mochten zonder gedoe tot ’s avonds blijven.',
    'De douche was krachtig en heet.',
    'Goede prijs voor deze buurt.',
    'We kregen een paraplu en twee adapters te leen.',
    'De wifi hield twee dagen vergaderen vol.',
  ],
  cons: [
    'De kamer was kleiner dan op de foto’s.',
    'Je hoort de lift.',
    'De kussens waren wat zacht.',
    'Geen waterkoker op de kamer.',
    'De verwarming deed waar ze zin in had.',
    'Na negenen is het druk bij het ontbijt.',
    'De badkamerdeur sloot niet goed.',
    'We moesten twee keer om handdoeken vragen.',
    'Parkeren was duurder dan het avondeten.',
  ],
};
