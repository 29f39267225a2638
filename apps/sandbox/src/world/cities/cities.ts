/** The cities of the sandbox. One more city is one more entry in the file of its country, and one more name here. */
import { CAIRO, LUXOR } from './africa/egypt.seed';
import { MARRAKESH } from './africa/morocco.seed';
import { CAPE_TOWN, JOHANNESBURG } from './africa/south-africa.seed';
import { RIO_DE_JANEIRO, SALVADOR, SAO_PAULO } from './americas/brazil.seed';
import { MONTREAL, QUEBEC_CITY, TORONTO, VANCOUVER } from './americas/canada.seed';
import { SANTIAGO } from './americas/chile.seed';
import { BOGOTA, CARTAGENA } from './americas/colombia.seed';
import { CANCUN, MEXICO_CITY } from './americas/mexico.seed';
import {
  BOSTON,
  CHICAGO,
  LAS_VEGAS,
  LOS_ANGELES,
  MIAMI,
  NEW_ORLEANS,
  NEW_YORK,
  SAN_DIEGO,
  SAN_FRANCISCO,
  SEATTLE,
  WASHINGTON,
} from './americas/united-states.seed';
import { BEIJING, SHANGHAI } from './asia/china.seed';
import { HONG_KONG } from './asia/hong-kong.seed';
import { DELHI, JAIPUR, MUMBAI } from './asia/india.seed';
import { UBUD } from './asia/indonesia.seed';
import { JERUSALEM, TEL_AVIV } from './asia/israel.seed';
import { KYOTO, OSAKA, TOKYO } from './asia/japan.seed';
import { KUALA_LUMPUR } from './asia/malaysia.seed';
import { MANILA } from './asia/philippines.seed';
import { DOHA } from './asia/qatar.seed';
import { RIYADH } from './asia/saudi-arabia.seed';
import { SINGAPORE } from './asia/singapore.seed';
import { SEOUL } from './asia/south-korea.seed';
import { TAIPEI } from './asia/taiwan.seed';
import { BANGKOK, CHIANG_MAI, PHUKET } from './asia/thailand.seed';
import { ABU_DHABI, DUBAI } from './asia/united-arab-emirates.seed';
import { HANOI, HO_CHI_MINH_CITY } from './asia/vietnam.seed';
import type { City } from './city';
import { SALZBURG, VIENNA } from './europe/austria.seed';
import { BRUGES, BRUSSELS } from './europe/belgium.seed';
import { SOFIA } from './europe/bulgaria.seed';
import { DUBROVNIK, SPLIT } from './europe/croatia.seed';
import { PRAGUE } from './europe/czechia.seed';
import { COPENHAGEN } from './europe/denmark.seed';
import { TALLINN } from './europe/estonia.seed';
import { HELSINKI } from './europe/finland.seed';
import { LYON, NICE, PARIS } from './europe/france.seed';
import { BERLIN, COLOGNE, FRANKFURT, HAMBURG, MUNICH } from './europe/germany.seed';
import { ATHENS } from './europe/greece.seed';
import { BUDAPEST } from './europe/hungary.seed';
import { REYKJAVIK } from './europe/iceland.seed';
import { DUBLIN } from './europe/ireland.seed';
import { FLORENCE, MILAN, NAPLES, ROME, VENICE } from './europe/italy.seed';
import { RIGA } from './europe/latvia.seed';
import { VILNIUS } from './europe/lithuania.seed';
import { AMSTERDAM } from './europe/netherlands.seed';
import { OSLO } from './europe/norway.seed';
import { GDANSK, KRAKOW, WARSAW } from './europe/poland.seed';
import { LISBON, PORTO } from './europe/portugal.seed';
import { BUCHAREST } from './europe/romania.seed';
import { BRATISLAVA } from './europe/slovakia.seed';
import { LJUBLJANA } from './europe/slovenia.seed';
import { BARCELONA, MADRID, PALMA, SEVILLE, VALENCIA } from './europe/spain.seed';
import { STOCKHOLM } from './europe/sweden.seed';
import { GENEVA, ZURICH } from './europe/switzerland.seed';
import { ANTALYA, ISTANBUL } from './europe/turkey.seed';
import { EDINBURGH, LONDON, MANCHESTER } from './europe/united-kingdom.seed';
import { BRISBANE, MELBOURNE, SYDNEY } from './oceania/australia.seed';
import { AUCKLAND, QUEENSTOWN } from './oceania/new-zealand.seed';

/** Where the site itself sends travellers. They come first wherever names are found in the order of this list. */
export const DESTINATIONS: readonly City[] = [
  NEW_YORK,
  LOS_ANGELES,
  CHICAGO,
  SAN_FRANCISCO,
  MIAMI,
  TORONTO,
  RIO_DE_JANEIRO,
  PARIS,
  LONDON,
  ROME,
  BARCELONA,
  AMSTERDAM,
  PRAGUE,
  VIENNA,
  BERLIN,
  ISTANBUL,
  TOKYO,
  DUBAI,
  BANGKOK,
  SINGAPORE,
  CAPE_TOWN,
  CAIRO,
  SYDNEY,
  MELBOURNE,
];

const OTHERS: readonly City[] = [
  SALZBURG,
  BRUSSELS,
  BRUGES,
  SOFIA,
  DUBROVNIK,
  SPLIT,
  COPENHAGEN,
  TALLINN,
  HELSINKI,
  NICE,
  LYON,
  MUNICH,
  HAMBURG,
  FRANKFURT,
  COLOGNE,
  ATHENS,
  BUDAPEST,
  REYKJAVIK,
  DUBLIN,
  MILAN,
  VENICE,
  FLORENCE,
  NAPLES,
  RIGA,
  VILNIUS,
  OSLO,
  WARSAW,
  KRAKOW,
  GDANSK,
  LISBON,
  PORTO,
  BUCHAREST,
  BRATISLAVA,
  LJUBLJANA,
  MADRID,
  SEVILLE,
  VALENCIA,
  PALMA,
  STOCKHOLM,
  ZURICH,
  GENEVA,
  ANTALYA,
  EDINBURGH,
  MANCHESTER,
  SAO_PAULO,
  SALVADOR,
  VANCOUVER,
  MONTREAL,
  QUEBEC_CITY,
  SANTIAGO,
  BOGOTA,
  CARTAGENA,
  MEXICO_CITY,
  CANCUN,
  LAS_VEGAS,
  BOSTON,
  WASHINGTON,
  SEATTLE,
  NEW_ORLEANS,
  SAN_DIEGO,
  SHANGHAI,
  BEIJING,
  HONG_KONG,
  MUMBAI,
  DELHI,
  JAIPUR,
  UBUD,
  JERUSALEM,
  TEL_AVIV,
  KYOTO,
  OSAKA,
  KUALA_LUMPUR,
  MANILA,
  DOHA,
  RIYADH,
  SEOUL,
  TAIPEI,
  PHUKET,
  CHIANG_MAI,
  ABU_DHABI,
  HANOI,
  HO_CHI_MINH_CITY,
  LUXOR,
  MARRAKESH,
  JOHANNESBURG,
  BRISBANE,
  AUCKLAND,
  QUEENSTOWN,
];

export const CITIES: readonly City[] = [...DESTINATIONS, ...OTHERS];
