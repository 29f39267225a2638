/** House rules in German. */
import type { HouseRuleTexts } from './house-rule-texts';

export const GERMAN: HouseRuleTexts = {
  pets: {
    heading: 'Haustiere',
    allowed: [
      'Haustiere sind auf Anfrage erlaubt. Es können Gebühren anfallen.',
      'Haustiere sind kostenlos erlaubt.',
      'Hunde und Katzen bis 10 kg sind willkommen, höchstens zwei pro Zimmer.',
    ],
    refused: ['Haustiere sind nicht erlaubt.', 'Haustiere sind nicht erlaubt, Assistenzhunde sind willkommen.'],
  },
  children: {
    heading: 'Kinder und Zustellbetten',
    welcome: [
      'Kinder jeden Alters sind willkommen. Babybetten kostenlos auf Anfrage.',
      'Kinder unter 6 Jahren übernachten in vorhandenen Betten kostenlos.',
      'Ab 12 Jahren gilt der Erwachsenenpreis. Zustellbetten sind nicht verfügbar.',
    ],
    refused: ['Gäste müssen mindestens 18 Jahre alt sein.'],
  },
  internet: {
    heading: 'Internet',
    free: ['WLAN ist im ganzen Haus verfügbar und kostenlos.', 'WLAN ist in den Zimmern kostenlos.'],
    paid: ['WLAN ist in den öffentlichen Bereichen verfügbar. In den Zimmern fallen Gebühren an.'],
    none: ['Kein Internetzugang vorhanden.'],
  },
  parking: {
    heading: 'Parken',
    free: ['Kostenlose Privatparkplätze am Haus. Eine Reservierung ist nicht nötig.'],
    paid: [
      'Privatparkplätze in der Nähe für {amount} pro Tag.',
      'Parken am Haus kostet {amount} pro Tag. Eine Reservierung ist nötig.',
    ],
    none: [
      'Keine Parkplätze vorhanden.',
      'Am Haus gibt es keine Parkplätze; ein öffentliches Parkhaus ist zu Fuß erreichbar.',
    ],
  },
  groups: {
    heading: 'Gruppen',
    texts: [
      'Ab {count} Zimmern können andere Bedingungen und Zuschläge gelten.',
      'Gruppen ab {count} Zimmern schreiben dem Haus bitte vor der Buchung.',
    ],
  },
  general: {
    heading: 'Allgemeines',
    texts: [
      'Das Haus darf sich die bei der Buchung verwendete Karte zeigen lassen.',
      'In den Innenräumen wird nicht geraucht.',
    ],
  },
  sustainability: [
    'Von unabhängiger Stelle zertifiziert für den Umgang mit Wasser und Energie.',
    'Der Strom kommt aus erneuerbaren Quellen, auf Einwegplastik wird verzichtet.',
  ],
  notices: {
    deposit: [
      'Bei der Anreise wird eine Kaution von {amount} verlangt, die bei der Abreise zurückgezahlt wird.',
      'Für die Dauer des Aufenthalts wird auf Ihrer Karte eine Kaution von {amount} vorgemerkt.',
    ],
    cityTax: ['Die Citysteuer von {amount} pro Person und Nacht wird vor Ort bezahlt.'],
    other: [
      'Bitte bringen Sie für jeden Gast einen Personalausweis oder Reisepass mit.',
      'Der Name auf der Buchung muss mit dem Ausweis übereinstimmen.',
      'Der Aufzug wird erneuert. Bis zum Ende der Arbeiten führt die Treppe in die oberen Etagen.',
      'Nebenan wird werktags von 9:00 bis 17:00 Uhr gebaut.',
      'Wer nach 22:00 Uhr anreist, sagt bitte vorher Bescheid.',
      'Nachtruhe gilt von 22:00 bis 7:00 Uhr.',
      'Partys und Junggesellenabschiede werden nicht angenommen.',
      'Bargeld wird nicht angenommen.',
      'Gäste unter 18 Jahren checken mit einem Elternteil oder Vormund ein.',
    ],
  },
  arrival: [
    'Die Schlüssel liegen in einem Kästchen an der Tür; der Code kommt am Anreisetag per E-Mail.',
    'Bitte teilen Sie dem Haus Ihre Ankunftszeit vorher mit.',
    'Bitte klingeln Sie im Erdgeschoss bei „Büro“.',
  ],
  rooms: {
    size: [
      'Rund {size} m² und ein Fenster, das sich öffnen lässt.',
      '{size} m², so geschnitten, dass zwei Koffer offen liegen können.',
      'Insgesamt {size} m², jede Ecke genutzt.',
    ],
    comfort: [
      'Das Bett ist mit Baumwolle bezogen, Kissen gibt es in zwei Sorten.',
      'Handtücher, Tee und Wasserkocher stehen bereit.',
      'Der Schreibtisch steht am Fenster, und auf dem Stuhl kann man sitzen.',
      'Die Vorhänge halten den Morgen so lange draußen, wie Sie wollen.',
    ],
    courtyard: 'Mit Blick in den Hof und nachts ruhig.',
    cot: 'Auf Wunsch passt ein Babybett hinein.',
  },
};
