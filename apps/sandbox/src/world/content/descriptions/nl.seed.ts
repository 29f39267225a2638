/** Dutch sentences about hotels. */
import type { DescriptionTexts } from './description-texts';

export const DUTCH: DescriptionTexts = {
  units: { decimal: ',', km: 'km', m: 'm' },
  headings: {
    where: ['Ligging', 'De buurt', 'Buiten de deur'],
    house: ['Het huis', 'Wat u kunt verwachten', 'De sfeer'],
    rooms: ['Kamers', 'Boven', 'Slapen'],
    comforts: ['Onder één dak', 'Handig om te hebben', 'Behalve een bed'],
  },
  openers: {
    hotel: [
      '{name} is een hotel in {city}, in de wijk {area}, aan een straat waar echt nog wordt gewandeld.',
      '{name} staat in {city}, in de wijk {area}, waar de bakker de postbode nog kent.',
      'In {city}, wijk {area}, heeft {name} een receptie, veel sleutels en weinig haast.',
      '{name} ontvangt in {city} ({area}) al zo lang reizigers dat geen koffer meer verbaast.',
      'Het adres is makkelijk te onthouden: {city}, {area}, en dan de lamp boven de deur. Dat is {name}.',
    ],
    apartments: [
      '{name} verhuurt appartementen in {city}, in de wijk {area}, elk met een keuken waarin al eens is gekookt.',
      'Een eigen deur, een eigen waterkoker, eigen tijden: zo logeert u bij {name} in {city}, wijk {area}.',
      '{name} heeft gemeubileerde appartementen in {city} ({area}), voor wie een koffer graag helemaal uitpakt.',
    ],
    hostel: [
      '{name} is een hostel in {city}, in de wijk {area}: stapelbedden, kluisjes en een keuken waar mensen met elkaar praten.',
      'Bedden per nacht en kamers met een eigen deur: {name} is een hostel in {city} ({area}).',
      'Bij {name} in {city}, wijk {area}, komt de een bij dageraad aan en wil de ander niet meer weg.',
    ],
    guesthouse: [
      '{name} is een pension in {city}, in de wijk {area}, met een handvol kamers en iemand die namen onthoudt.',
      'Achter een stille gevel in {city} ({area}) verhuurt {name} een paar kamers en wordt er bijna elke ochtend gebakken.',
      '{name} is een familiehuis in {city}, in de wijk {area}. De familie woont beneden en gaat vroeg naar bed.',
    ],
  },
  reach: {
    central: [
      'Het centrum ligt op {distance}, met andere woorden: u bent er al.',
      'Naar het midden van de stad is het {distance}; met een taxi duurt dat langer dan te voet.',
      'Het meeste waar u voor komt, ligt binnen {distance} of net iets verder.',
    ],
    near: [
      'Het centrum ligt op {distance}: een wandeling bij mooi weer, een paar haltes bij slecht.',
      'Naar het midden van de stad is het {distance}: dichtbij genoeg voor de avond, ver genoeg voor de nacht.',
      'Van de deur naar het centrum is het {distance}, meestal langs etalages.',
    ],
    outlying: [
      'Het centrum ligt op {distance}, en daar worden de avonden rustiger van.',
      'Naar het midden van de stad is het {distance}; trein en bus doen de rest.',
      'Op {distance} van het centrum zijn de straten breder en is de koffie goedkoper.',
    ],
  },
  landmark: [
    'Het dichtst bij: {landmark}, op {landmarkDistance}.',
    'Ter oriëntatie: {landmark} ({landmarkDistance}).',
    'Wie maar een uur heeft, kiest wat het dichtst bij is: {landmark}, {landmarkDistance}.',
  ],
  house: [
    'De trap kraakt op de vierde tree en nergens anders.',
    'Twee winters geleden is alles vernieuwd, behalve de deurklinken, want die waren al goed.',
    'De ramen aan de achterkant kijken uit op een binnenplaats met één boom.',
    'De gangen zijn ’s nachts verlicht, maar niet zo fel dat u er echt wakker van wordt.',
    'De meubels zijn eenvoudig en staan waar u ze zelf had neergezet.',
    'Er staan boeken in verschillende talen, de meeste uitgelezen door eerdere gasten.',
    'Bij de deur staan paraplu’s voor wie het weerbericht niet geloofde.',
    'Aan de muren hangen oude foto’s van de straat; die is minder veranderd dan u denkt.',
    'Op de gangen klinkt geen muziek.',
    'Het gebouw is oud, de leidingen zijn nieuw, en ze kunnen het goed vinden.',
    'De klok in de hal loopt vier minuten voor, en iedereen weet het.',
    'De planten zijn echt en iemand geeft ze water.',
    'In de winter ruikt de hal naar boenwas en sinaasappels.',
    'De voordeur is zwaar en sluit zacht.',
    'Beneden bij het raam staat een stoel waar u niet graag uit opstaat.',
    'Elke verdieping heeft een eigen kleur, en dat helpt laat op de avond.',
  ],
  ofKind: {
    hotel: [
      'Het personeel antwoordt in verschillende talen en geeft het toe als het iets niet weet.',
      'De sleutel hebt u binnen een minuut, een plattegrond op verzoek.',
      'De bagage mag beneden wachten terwijl u de laatste dag nog gebruikt.',
    ],
    apartments: [
      'Elk appartement heeft een echte tafel, scherpe messen en meer dan twee borden.',
      'Handdoeken en beddengoed liggen klaar; de boodschappen laten we aan u over.',
    ],
    hostel: [
      'Elk bed heeft een lampje, een stopcontact en een gordijn dat helemaal dichtgaat.',
      'De keuken is gedeeld, over de afwas valt niet te onderhandelen.',
    ],
    guesthouse: [
      'Praten bij het ontbijt hoeft niet, en de jam is zelfgemaakt.',
      'U krijgt een sleutel van de voordeur en goede raad over het avondeten.',
    ],
  },
  rooms: [
    'De bedden zijn stevig zonder streng te zijn.',
    'Ramen gaan open, gordijnen gaan dicht en de douche vindt meteen de goede temperatuur.',
    'Er zijn genoeg stopcontacten, en wel waar u ze nodig hebt.',
    'Op het bureau passen een laptop en een kopje.',
    'Geen twee kamers zijn precies gelijk; die onder het dak hebben het uitzicht.',
    'Katoenen lakens, twee soorten kussens en echte hangers in de kast.',
    'De lichtknop is ook in het donker te vinden.',
    'Er is een haak voor de natte jas en een plank voor het droge boek.',
    'De bedlampjes verlichten de bladzijde en niet de buurman.',
  ],
  comforts: {
    breakfast: [
      'Ontbijt is er vanaf zeven uur, en de koffie raakt niet op.',
      '’s Ochtends zijn er eieren, fruit en brood dat om middernacht nog deeg was.',
    ],
    restaurant: [
      'Het restaurant kookt wat de markt die ochtend had.',
      'Dineren doet u beneden; de kaart is kort en wisselt op donderdag.',
    ],
    bar: ['De bar blijft open zolang er iemand praat.', 'Aan de bar schenken ze eerlijk en laten ze u rustig lezen.'],
    pool: ['Er is een zwembad om de dag in af te sluiten.'],
    spa: ['De spa neemt tot laat afspraken aan, en dat vinden moe gelopen voeten prettig.'],
    gym: ['Wie het mist, vindt er een fitnessruimte.'],
    hotTub: ['In het bubbelbad passen vier onbekenden of twee vrienden.'],
    pets: ['Huisdieren zijn welkom, mits vooraf aangekondigd.'],
    family: ['In de familiekamers past een kinderbedje met alles wat erbij hoort.'],
    freeParking: ['Parkeren kost niets extra.'],
    charging: ['Elektrische auto’s kunnen ’s nachts laden.'],
    shuttle: ['Een rit naar de luchthaven is ter plaatse te bestellen.'],
    stepFree: ['Met een rolstoel komt u zonder één trede binnen.'],
    lift: ['Er is een lift, en die stopt op elke verdieping.'],
    freeWifi: [
      'De wifi is gratis en reikt tot de laatste kamer op de gang.',
      'De gratis wifi is snel genoeg voor films.',
    ],
    air: ['De airconditioning is stil en kan ook uit.'],
    quiet: ['De kamers zijn geluiddicht: de straat ziet u, maar hoort u niet.'],
    laundry: ['Was die voor tien uur wordt ingeleverd, is ’s avonds terug.'],
  },
  listIntros: ['Verder in huis:', 'Wat er is:', 'Voor praktische geesten:'],
  closings: [
    'Tot ziens, op welk uur dan ook.',
    'Kom zoals u bent, in het voorjaar met een trui.',
    'Mist u iets, vraag er dan naar: waarschijnlijk ligt het in de kelder.',
    'De buren raden ons aan, en die hebben alles al gehoord.',
    'Tandenborstel vergeten? U bent vandaag niet de eerste.',
  ],
};
