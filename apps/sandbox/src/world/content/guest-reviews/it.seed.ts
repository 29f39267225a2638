/** What guests write in Italian. */
import type { ReviewTexts } from './review-texts';

export const ITALIAN: ReviewTexts = {
  names: ['Giulia', 'Lorenzo', 'Chiara', 'Matteo', 'Francesca', 'Davide', 'Elena', 'Simone'],
  countries: ['it', 'ch'],
  headlines: {
    good: [
      'Ci torneremo',
      'Proprio quello che serviva',
      'Finalmente una bella dormita',
      'Gente gentile, buon caffè',
      'Tutto semplice',
    ],
    fair: ['Bene per una notte', 'Fa il suo dovere', 'Pregi e difetti'],
    poor: ['Ci aspettavamo altro', 'Una volta basta', 'Portate i tappi per le orecchie'],
  },
  pros: [
    'Letto comodo e camera buia come si deve.',
    'Personale gentile, si ricordavano di noi.',
    'Tutto pulito, anche sotto il letto. Abbiamo guardato.',
    'Ottima posizione, siamo andati ovunque a piedi.',
    'A colazione pane vero e frutta che sa di frutta.',
    'Silenzio di notte, anche se di giorno la via è animata.',
    'Il check-in è durato due minuti.',
    'Ci hanno tenuto i bagagli fino a sera senza storie.',
    'Doccia forte e calda.',
    'Buon prezzo per la zona.',
    'Ci hanno prestato un ombrello e due adattatori.',
    'Il Wi-Fi ha retto due giorni di riunioni.',
  ],
  cons: [
    'La camera è più piccola che nelle foto.',
    'Si sentiva l’ascensore.',
    'Cuscini un po’ troppo morbidi.',
    'In camera mancava il bollitore.',
    'Il riscaldamento faceva di testa sua.',
    'Dopo le nove la colazione è affollata.',
    'La porta del bagno non chiudeva bene.',
    'Abbiamo dovuto chiedere due volte gli asciugamani.',
    'Il parcheggio è costato più della cena.',
  ],
};
