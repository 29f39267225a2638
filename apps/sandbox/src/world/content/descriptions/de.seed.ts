/** German sentences about hotels. */
import type { DescriptionTexts } from './description-texts';

export const GERMAN: DescriptionTexts = {
  units: { decimal: ',', km: 'km', m: 'm' },
  headings: {
    where: ['Lage', 'Die Gegend', 'Vor der Tür'],
    house: ['Das Haus', 'Was Sie erwartet', 'Wie es sich anfühlt'],
    rooms: ['Zimmer', 'Oben', 'Hier schlafen'],
    comforts: ['Unter einem Dach', 'Gut zu haben', 'Außer einem Bett'],
  },
  openers: {
    hotel: [
      '{name} ist ein Hotel in {city}, Stadtteil {area}, an einer Straße, auf der man tatsächlich noch spazieren geht.',
      '{name} steht in {city}, Stadtteil {area}, wo der Bäcker den Briefträger noch mit Namen grüßt.',
      'In {city}, Stadtteil {area}, gibt es bei {name} eine Rezeption, viele Schlüssel und wenig Aufregung.',
      '{name} nimmt in {city} ({area}) seit so langer Zeit Reisende auf, dass kein Koffer mehr überrascht.',
      'Die Adresse merkt man sich leicht: {city}, {area}, dann die Lampe über der Tür. Das ist {name}.',
    ],
    apartments: [
      '{name} vermietet Apartments in {city}, Stadtteil {area}, jedes mit einer Küche, in der schon gekocht wurde.',
      'Eigene Tür, eigener Wasserkocher, eigene Uhrzeiten: So wohnt man bei {name} in {city}, Stadtteil {area}.',
      '{name} ist ein Haus mit möblierten Apartments in {city} ({area}), für Leute, die ihren Koffer wirklich auspacken.',
    ],
    hostel: [
      '{name} ist ein Hostel in {city}, Stadtteil {area}: Etagenbetten, Schließfächer und eine Küche, in der man sich unterhält.',
      'Betten für eine Nacht, Zimmer mit eigener Tür: {name} ist ein Hostel in {city} ({area}).',
      'Bei {name} in {city}, Stadtteil {area}, kommen die einen im Morgengrauen an, und die anderen wollen nicht mehr weg.',
    ],
    guesthouse: [
      '{name} ist eine Pension in {city}, Stadtteil {area}, mit wenigen Zimmern und jemandem, der sich Namen merkt.',
      'Hinter einer stillen Fassade in {city} ({area}) vermietet {name} ein paar Zimmer und backt fast jeden Morgen.',
      '{name} ist ein Familienhaus in {city}, Stadtteil {area}. Die Familie wohnt unten und geht früh schlafen.',
    ],
  },
  reach: {
    central: [
      'Bis ins Zentrum sind es {distance}, man ist also schon da.',
      'Zur Stadtmitte sind es {distance}; mit dem Taxi dauert es länger als zu Fuß.',
      'Das meiste, weswegen man herkommt, liegt höchstens {distance} entfernt, der Rest nur wenig weiter.',
    ],
    near: [
      'Bis ins Zentrum sind es {distance}: bei gutem Wetter ein Spaziergang, bei schlechtem ein paar Haltestellen.',
      'Zur Stadtmitte sind es {distance}, nah genug für den Abend und weit genug für die Nacht.',
      'Von der Tür ins Zentrum sind es {distance}, meist an Schaufenstern entlang.',
    ],
    outlying: [
      'Bis ins Zentrum sind es {distance}, dafür sind die Abende ruhiger.',
      'Zur Stadtmitte sind es {distance}; den Rest erledigen Bahn und Bus.',
      'Mit {distance} Abstand zum Zentrum sind die Straßen breiter und der Kaffee ist günstiger.',
    ],
  },
  landmark: [
    'Die nächste Sehenswürdigkeit: {landmark}, {landmarkDistance} entfernt.',
    'Zur Orientierung: {landmark} ({landmarkDistance}).',
    'Wer nur eine Stunde hat, nimmt das Nächstgelegene: {landmark}, {landmarkDistance}.',
  ],
  house: [
    'Die Treppe knarrt auf der vierten Stufe und sonst nirgends.',
    'Vor zwei Wintern wurde alles erneuert, bis auf die Türklinken, die waren schon gut.',
    'Die Fenster nach hinten gehen auf einen Hof mit einem einzigen Baum.',
    'Die Flure sind nachts beleuchtet, aber nicht so hell, dass man ganz wach wird.',
    'Die Möbel sind schlicht und stehen dort, wo man sie selbst hingestellt hätte.',
    'Im Regal stehen Bücher in mehreren Sprachen, die meisten von früheren Gästen ausgelesen.',
    'An der Tür stehen Schirme für alle, die dem Wetterbericht nicht geglaubt haben.',
    'An den Wänden hängen alte Bilder der Straße; sie hat sich weniger verändert, als man meint.',
    'In den Fluren läuft keine Musik.',
    'Das Haus ist alt, die Leitungen sind neu, und beide vertragen sich.',
    'Die Uhr im Eingang geht vier Minuten vor, und alle wissen es.',
    'Die Pflanzen sind echt, und jemand gießt sie.',
    'Im Winter riecht es im Eingang nach Bohnerwachs und Orangen.',
    'Die Haustür ist schwer und fällt leise ins Schloss.',
    'Im Erdgeschoss steht am Fenster ein Sessel, aus dem man ungern aufsteht.',
    'Jedes Stockwerk hat seine Farbe, das hilft spät in der Nacht.',
  ],
  ofKind: {
    hotel: [
      'Das Personal antwortet in mehreren Sprachen und gibt zu, wenn es etwas nicht weiß.',
      'Den Schlüssel gibt es in einer Minute, den Stadtplan auf Wunsch.',
      'Das Gepäck darf unten warten, während man den letzten Tag noch nutzt.',
    ],
    apartments: [
      'In jedem Apartment gibt es einen richtigen Tisch, scharfe Messer und mehr als zwei Teller.',
      'Handtücher und Bettwäsche liegen bereit; den Einkauf überlassen wir Ihnen.',
    ],
    hostel: [
      'Jedes Bett hat eine Lampe, eine Steckdose und einen Vorhang, der ganz zugeht.',
      'Die Küche teilt man sich, über den Abwasch wird nicht verhandelt.',
    ],
    guesthouse: [
      'Das Gespräch beim Frühstück ist freiwillig, die Marmelade selbst gemacht.',
      'Man bekommt einen Haustürschlüssel und einen guten Rat fürs Abendessen.',
    ],
  },
  rooms: [
    'Die Betten sind fest, ohne streng zu sein.',
    'Fenster gehen auf, Vorhänge gehen zu, und die Dusche findet sofort ihre Temperatur.',
    'Steckdosen gibt es genug, und zwar dort, wo man sie braucht.',
    'Auf den Schreibtisch passen ein Laptop und eine Tasse.',
    'Kein Zimmer gleicht ganz dem anderen; unter dem Dach ist die Aussicht am weitesten.',
    'Die Bettwäsche ist aus Baumwolle, Kissen gibt es in zwei Sorten, und im Schrank hängen richtige Bügel.',
    'Den Lichtschalter findet man auch im Dunkeln.',
    'Es gibt einen Haken für den nassen Mantel und ein Brett für das trockene Buch.',
    'Die Nachttischlampen beleuchten die Buchseite und nicht den Nachbarn.',
  ],
  comforts: {
    breakfast: [
      'Frühstück gibt es ab sieben, und der Kaffee geht nicht aus.',
      'Morgens gibt es Eier, Obst und Brot, das um Mitternacht noch Teig war.',
    ],
    restaurant: [
      'Das Restaurant kocht, was der Markt am Morgen hergab.',
      'Zu Abend isst man unten; die Karte ist kurz und wechselt donnerstags.',
    ],
    bar: [
      'Die Bar bleibt offen, solange noch jemand redet.',
      'An der Bar schenkt man ehrlich ein und lässt einen in Ruhe lesen.',
    ],
    pool: ['Der Tag lässt sich im Pool beenden.'],
    spa: ['Der Wellnessbereich nimmt bis spät Termine an, was müden Füßen entgegenkommt.'],
    gym: ['Wer es vermisst, findet einen Fitnessraum.'],
    hotTub: ['In den Whirlpool passen vier Fremde oder zwei Freunde.'],
    pets: ['Haustiere sind willkommen, wenn man sie vorher ankündigt.'],
    family: ['In die Familienzimmer passt ein Kinderbett samt allem, was dazugehört.'],
    freeParking: ['Parken kostet nichts extra.'],
    charging: ['Elektroautos können über Nacht laden.'],
    shuttle: ['Eine Fahrt zum Flughafen lässt sich im Haus bestellen.'],
    stepFree: ['Mit dem Rollstuhl kommt man ohne eine einzige Stufe hinein.'],
    lift: ['Es gibt einen Aufzug, und er hält auf jeder Etage.'],
    freeWifi: [
      'WLAN ist kostenlos und reicht bis ins letzte Zimmer am Flur.',
      'Das kostenlose WLAN ist schnell genug für Filme.',
    ],
    air: ['Die Klimaanlage ist leise und lässt sich abschalten.'],
    quiet: ['Die Zimmer sind schallgedämmt: Die Straße sieht man, man hört sie nicht.'],
    laundry: ['Was vor zehn in die Wäsche kommt, ist am Abend zurück.'],
  },
  listIntros: ['Außerdem im Haus:', 'Das gibt es hier:', 'Für praktisch Veranlagte:'],
  closings: [
    'Wir freuen uns auf Sie, zu welcher Stunde auch immer.',
    'Kommen Sie, wie Sie sind, im Frühling mit Pullover.',
    'Wenn etwas fehlt, fragen Sie: Wahrscheinlich ist es im Keller.',
    'Die Nachbarn empfehlen uns, und die haben schon alles gehört.',
    'Sollten Sie Ihre Zahnbürste vergessen, wären Sie heute nicht die Ersten.',
  ],
};
