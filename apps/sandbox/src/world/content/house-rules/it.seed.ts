/** House rules in Italian. */
import type { HouseRuleTexts } from './house-rule-texts';

export const ITALIAN: HouseRuleTexts = {
  pets: {
    heading: 'Animali',
    allowed: [
      'Gli animali sono ammessi su richiesta. Può essere previsto un supplemento.',
      'Gli animali sono ammessi gratuitamente.',
      'Cani e gatti fino a 10 kg sono benvenuti, al massimo due per camera.',
    ],
    refused: ['Gli animali non sono ammessi.', 'Gli animali non sono ammessi, tranne i cani da assistenza.'],
  },
  children: {
    heading: 'Bambini e letti aggiuntivi',
    welcome: [
      'I bambini di ogni età sono benvenuti. Culle gratuite su richiesta.',
      'I bambini sotto i 6 anni soggiornano gratis nei letti esistenti.',
      'Dai 12 anni si paga come adulti. Non sono disponibili letti aggiuntivi.',
    ],
    refused: ['Gli ospiti devono avere almeno 18 anni.'],
  },
  internet: {
    heading: 'Internet',
    free: ['Il Wi-Fi è disponibile in tutta la struttura ed è gratuito.', 'Il Wi-Fi in camera è gratuito.'],
    paid: ['Il Wi-Fi è disponibile nelle aree comuni. In camera è a pagamento.'],
    none: ['Nessun accesso a internet.'],
  },
  parking: {
    heading: 'Parcheggio',
    free: ['Parcheggio privato gratuito in loco. Non occorre prenotare.'],
    paid: [
      'Parcheggio privato nelle vicinanze al costo di {amount} al giorno.',
      'Il parcheggio in loco costa {amount} al giorno. È necessario prenotare.',
    ],
    none: ['Nessun parcheggio disponibile.', 'Non c’è parcheggio in loco; ce n’è uno pubblico a pochi passi.'],
  },
  groups: {
    heading: 'Gruppi',
    texts: [
      'Per prenotazioni di {count} camere o più possono valere altre condizioni e supplementi.',
      'I gruppi di {count} camere o più sono pregati di scrivere alla struttura prima di prenotare.',
    ],
  },
  general: {
    heading: 'Informazioni generali',
    texts: [
      'La struttura può chiedere di vedere la carta usata per la prenotazione.',
      'È vietato fumare negli ambienti interni.',
    ],
  },
  sustainability: [
    'Certificazione indipendente per l’uso di acqua ed energia.',
    'L’elettricità viene da fonti rinnovabili e non si usa più plastica monouso.',
  ],
  notices: {
    deposit: [
      'All’arrivo si chiede una cauzione di {amount}, restituita alla partenza.',
      'Per la durata del soggiorno sulla carta viene bloccata una cauzione di {amount}.',
    ],
    cityTax: ['L’imposta di soggiorno è di {amount} a persona per notte e si paga in struttura.'],
    other: [
      'Si prega di portare un documento d’identità o il passaporto per ogni ospite.',
      'Il nome sulla prenotazione deve corrispondere a quello sul documento.',
      'L’ascensore è in rifacimento. Fino al termine dei lavori ai piani alti si sale a piedi.',
      'Nell’edificio accanto ci sono lavori nei giorni feriali dalle 9:00 alle 17:00.',
      'Chi arriva dopo le 22:00 è pregato di avvisare.',
      'Ore di silenzio: dalle 22:00 alle 7:00.',
      'Non si accettano feste né addii al celibato.',
      'Non si accettano contanti.',
      'I minori di 18 anni si registrano con un genitore o un tutore.',
    ],
  },
  arrival: [
    'Le chiavi sono in una cassetta accanto alla porta; il codice arriva per e-mail il giorno dell’arrivo.',
    'Si prega di comunicare in anticipo l’orario di arrivo.',
    'Suonare al campanello «Ufficio» al piano terra.',
  ],
  rooms: {
    size: [
      'Circa {size} m² e una finestra che si apre.',
      '{size} m² disposti in modo che due valigie possano stare aperte insieme.',
      '{size} m² in tutto, e ogni angolo è sfruttato.',
    ],
    comfort: [
      'Il letto ha lenzuola di cotone e due tipi di cuscino.',
      'Asciugamani, tè e bollitore sono pronti all’arrivo.',
      'La scrivania è accanto alla finestra e la sedia è fatta per sedersi.',
      'Le tende tengono fuori il mattino finché serve.',
    ],
    courtyard: 'Dà sul cortile e di notte è silenziosa.',
    cot: 'Su richiesta ci sta una culla.',
  },
};
