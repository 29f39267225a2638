/** House rules in Dutch. */
import type { HouseRuleTexts } from './house-rule-texts';

export const DUTCH: HouseRuleTexts = {
  pets: {
    heading: 'Huisdieren',
    allowed: [
      'Huisdieren zijn toegestaan op verzoek. Er kunnen kosten aan verbonden zijn.',
      'Huisdieren zijn gratis toegestaan.',
      'Honden en katten tot 10 kg zijn welkom, hooguit twee per kamer.',
    ],
    refused: ['Huisdieren zijn niet toegestaan.', 'Huisdieren zijn niet toegestaan, hulphonden zijn welkom.'],
  },
  children: {
    heading: 'Kinderen en extra bedden',
    welcome: [
      'Kinderen van alle leeftijden zijn welkom. Babybedjes gratis op verzoek.',
      'Kinderen onder de 6 jaar verblijven gratis in bestaande bedden.',
      'Vanaf 12 jaar geldt de prijs voor volwassenen. Er zijn geen extra bedden.',
    ],
    refused: ['Gasten moeten 18 jaar of ouder zijn.'],
  },
  internet: {
    heading: 'Internet',
    free: ['Wifi is overal beschikbaar en gratis.', 'Wifi op de kamers is gratis.'],
    paid: ['Wifi is beschikbaar in de openbare ruimtes. Op de kamers gelden kosten.'],
    none: ['Er is geen internet.'],
  },
  parking: {
    heading: 'Parkeren',
    free: ['Gratis privéparkeren bij het huis. Reserveren is niet nodig.'],
    paid: [
      'Privéparkeren in de buurt kost {amount} per dag.',
      'Parkeren bij het huis kost {amount} per dag. Reserveren is nodig.',
    ],
    none: [
      'Er is geen parkeergelegenheid.',
      'Bij het huis kunt u niet parkeren; op loopafstand is een openbare garage.',
    ],
  },
  groups: {
    heading: 'Groepen',
    texts: [
      'Vanaf {count} kamers kunnen andere voorwaarden en toeslagen gelden.',
      'Groepen van {count} kamers of meer schrijven het huis voordat ze boeken.',
    ],
  },
  general: {
    heading: 'Algemeen',
    texts: ['Het huis kan vragen naar de kaart waarmee is geboekt.', 'Binnen wordt niet gerookt.'],
  },
  sustainability: [
    'Onafhankelijk gecertificeerd voor het gebruik van water en energie.',
    'De stroom komt uit hernieuwbare bronnen; wegwerpplastic is afgeschaft.',
  ],
  notices: {
    deposit: [
      'Bij aankomst wordt een borg van {amount} gevraagd, die bij vertrek wordt teruggegeven.',
      'Tijdens het verblijf wordt op uw kaart een borg van {amount} gereserveerd.',
    ],
    cityTax: ['Toeristenbelasting van {amount} per persoon per nacht wordt ter plaatse betaald.'],
    other: [
      'Neem voor elke gast een identiteitskaart of paspoort mee.',
      'De naam op de boeking moet overeenkomen met het identiteitsbewijs.',
      'De lift wordt vernieuwd. Tot het werk klaar is, gaat u met de trap naar boven.',
      'Hiernaast wordt op werkdagen van 9:00 tot 17:00 uur gebouwd.',
      'Komt u na 22:00 uur aan, laat het dan van tevoren weten.',
      'Van 22:00 tot 7:00 uur is het stil in huis.',
      'Feesten en vrijgezellenavonden zijn niet mogelijk.',
      'Contant betalen is niet mogelijk.',
      'Gasten onder de 18 jaar checken in met een ouder of voogd.',
    ],
  },
  arrival: [
    'De sleutels liggen in een kastje bij de deur; de code komt op de dag van aankomst per e-mail.',
    'Laat het huis van tevoren weten hoe laat u aankomt.',
    'Bel aan bij ‘Kantoor’ op de begane grond.',
  ],
  rooms: {
    size: [
      'Ongeveer {size} m² en een raam dat open kan.',
      '{size} m², zo ingedeeld dat twee koffers tegelijk open kunnen.',
      'In totaal {size} m², elke hoek benut.',
    ],
    comfort: [
      'Het bed heeft katoenen lakens en twee soorten kussens.',
      'Handdoeken, thee en een waterkoker staan klaar.',
      'Het bureau staat bij het raam, en op de stoel kunt u zitten.',
      'De gordijnen houden de ochtend buiten zolang u wilt.',
    ],
    courtyard: 'Aan de binnenplaats, ’s nachts stil.',
    cot: 'Op verzoek past er een babybedje bij.',
  },
};
