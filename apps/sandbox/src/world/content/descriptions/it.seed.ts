/** Italian sentences about hotels. Cities stand in brackets or after a comma, because some of them begin with an article. */
import type { DescriptionTexts } from './description-texts';

export const ITALIAN: DescriptionTexts = {
  units: { decimal: ',', km: 'km', m: 'm' },
  headings: {
    where: ['Dove si trova', 'Il quartiere', 'Fuori dalla porta'],
    house: ['La casa', 'Che cosa aspettarsi', 'L’atmosfera'],
    rooms: ['Le camere', 'Al piano di sopra', 'Per dormire'],
    comforts: ['Sotto lo stesso tetto', 'Utile a sapersi', 'Oltre al letto'],
  },
  openers: {
    hotel: [
      '{name} è un hotel in zona {area} ({city}), in una via dove la gente passeggia ancora.',
      '{name} si trova in zona {area} ({city}), dove il fornaio conosce ancora il postino.',
      'Zona {area}, {city}: qui {name} tiene una reception, molte chiavi e poca fretta.',
      '{name} ospita viaggiatori in zona {area} ({city}) da abbastanza tempo per aver visto ogni genere di valigia.',
      'L’indirizzo è facile da ricordare: {city}, zona {area}, e poi la lampada sopra la porta. Ecco {name}.',
    ],
    apartments: [
      '{name} propone appartamenti in zona {area} ({city}), ognuno con una cucina in cui si è cucinato davvero.',
      'Porta propria, bollitore proprio, orari propri: così si vive da {name}, in zona {area} ({city}).',
      '{name}: appartamenti arredati in zona {area} ({city}), per chi ama svuotare la valigia fino in fondo.',
    ],
    hostel: [
      '{name} è un ostello in zona {area} ({city}): letti a castello, armadietti e una cucina in cui ci si parla.',
      'Letti a notte e camere con la porta: {name} è un ostello in zona {area} ({city}).',
      '{name} accoglie in zona {area} ({city}) chi arriva all’alba e chi non riesce più a partire.',
    ],
    guesthouse: [
      '{name} è un bed and breakfast in zona {area} ({city}): poche camere e qualcuno che ricorda i nomi.',
      'Dietro una facciata tranquilla in zona {area} ({city}), {name} affitta poche camere e inforna quasi ogni mattina.',
      '{name} è una casa di famiglia in zona {area} ({city}). La famiglia abita al piano terra e va a letto presto.',
    ],
  },
  reach: {
    central: [
      'Il centro è a {distance}: in pratica ci siete già.',
      'Dal cuore della città vi separano {distance}: in taxi ci si mette più che a piedi.',
      'Quasi tutto quello che siete venuti a vedere sta entro {distance} o poco più.',
    ],
    near: [
      'Il centro è a {distance}: una passeggiata col sole, qualche fermata con la pioggia.',
      'Il centro dista {distance}: abbastanza vicino per la sera, abbastanza lontano per la notte.',
      'Dalla porta al centro ci sono {distance}, quasi tutti lungo le vetrine.',
    ],
    outlying: [
      'Il centro è a {distance}, e la sera si sente: c’è silenzio.',
      'Il centro dista {distance}; al resto pensano treni e autobus.',
      'A {distance} dal centro le strade sono più larghe e il caffè costa meno.',
    ],
  },
  landmark: [
    'La cosa più vicina da vedere: {landmark}, a {landmarkDistance}.',
    'Per orientarsi: {landmark} ({landmarkDistance}).',
    'Chi ha soltanto un’ora può scegliere la meta più vicina: {landmark}, {landmarkDistance}.',
  ],
  house: [
    'La scala scricchiola al quarto gradino e da nessun’altra parte.',
    'Due inverni fa è stato rinnovato tutto, tranne le maniglie, che andavano già bene.',
    'Le finestre sul retro guardano un cortile con un solo albero.',
    'Di notte i corridoi sono illuminati, ma non tanto da svegliarsi del tutto.',
    'I mobili sono semplici e stanno dove li avreste messi voi.',
    'Ci sono libri in varie lingue, quasi tutti finiti da altri ospiti.',
    'Accanto alla porta ci sono ombrelli per chi non ha creduto alle previsioni.',
    'Alle pareti ci sono vecchie foto della via: è cambiata meno di quanto si pensi.',
    'Nei corridoi nessuno mette musica.',
    'L’edificio è vecchio, i tubi sono nuovi, e vanno d’accordo.',
    'L’orologio dell’ingresso va avanti di quattro minuti e lo sanno tutti.',
    'Le piante sono vere e qualcuno le annaffia.',
    'D’inverno l’ingresso profuma di cera e di arance.',
    'Il portone è pesante e si chiude piano.',
    'Al piano terra, accanto alla finestra, c’è una poltrona da cui è difficile alzarsi.',
    'Ogni piano ha il suo colore, e a notte fonda aiuta.',
  ],
  ofKind: {
    hotel: [
      'Il personale risponde in più lingue e ammette quando non sa qualcosa.',
      'La chiave si riceve in un minuto, la piantina del quartiere su richiesta.',
      'I bagagli possono aspettare di sotto mentre si sfrutta l’ultimo giorno.',
    ],
    apartments: [
      'In ogni appartamento ci sono un tavolo vero, coltelli che tagliano e più di due piatti.',
      'Asciugamani e lenzuola sono pronti all’arrivo; alla spesa pensate voi.',
    ],
    hostel: [
      'Ogni letto ha una luce, una presa e una tenda che si chiude fino in fondo.',
      'La cucina è in comune; sui piatti da lavare non si tratta.',
    ],
    guesthouse: [
      'A colazione la conversazione è facoltativa e la marmellata è fatta in casa.',
      'Si ricevono la chiave del portone e un buon consiglio per la cena.',
    ],
  },
  rooms: [
    'I letti sono sodi senza essere severi.',
    'Le finestre si aprono, le tende si chiudono e la doccia trova subito la temperatura.',
    'Le prese bastano, e stanno dove servono.',
    'Sulla scrivania ci stanno un computer e una tazza.',
    'Non ci sono due camere uguali; quelle sotto il tetto hanno la vista.',
    'Lenzuola di cotone, due tipi di cuscino e grucce vere nell’armadio.',
    'L’interruttore si trova anche al buio.',
    'C’è un gancio per il cappotto bagnato e una mensola per il libro asciutto.',
    'Le lampade da comodino illuminano la pagina e non il vicino.',
  ],
  comforts: {
    breakfast: [
      'La colazione si serve dalle sette e il caffè non finisce.',
      'Al mattino ci sono uova, frutta e un pane che a mezzanotte era ancora impasto.',
    ],
    restaurant: [
      'Il ristorante cucina quello che c’era al mercato la mattina.',
      'La cena si serve di sotto; il menu è breve e cambia il giovedì.',
    ],
    bar: [
      'Il bar resta aperto finché qualcuno chiacchiera.',
      'Al bar versano con mano onesta e lasciano leggere in pace.',
    ],
    pool: ['C’è una piscina per finire la giornata.'],
    spa: ['La spa prende prenotazioni fino a tardi, e i piedi stanchi ringraziano.'],
    gym: ['C’è una palestra per chi ne sente la mancanza.'],
    hotTub: ['Nell’idromassaggio stanno quattro sconosciuti o due amici.'],
    pets: ['Gli animali sono benvenuti, purché annunciati.'],
    family: ['Nelle camere familiari ci sta un lettino, con tutto quello che comporta.'],
    freeParking: ['Il parcheggio non costa nulla.'],
    charging: ['Le auto elettriche si ricaricano di notte.'],
    shuttle: ['La navetta per l’aeroporto si ordina sul posto.'],
    stepFree: ['In sedia a rotelle si entra senza un solo gradino.'],
    lift: ['C’è l’ascensore, e si ferma a ogni piano.'],
    freeWifi: [
      'Il Wi-Fi è gratuito e arriva fino all’ultima camera del corridoio.',
      'Il Wi-Fi gratuito basta anche per i film.',
    ],
    air: ['L’aria condizionata è silenziosa e si può spegnere.'],
    quiet: ['Le camere sono insonorizzate: la strada si vede ma non si sente.'],
    laundry: ['La biancheria consegnata prima delle dieci torna la sera.'],
  },
  listIntros: ['Qui trovate anche:', 'Che cosa offre la casa:', 'Per gli spiriti pratici:'],
  closings: [
    'Vi aspettiamo, a qualunque ora.',
    'Venite come siete e, in primavera, con un maglione.',
    'Se manca qualcosa, chiedete: probabilmente è in cantina.',
    'I vicini ci consigliano, e loro hanno sentito tutto.',
    'Se avete dimenticato lo spazzolino, oggi non siete i primi.',
  ],
};
