/** The files of all countries. Their order decides which city a name search finds first. */
import { asSeed } from '../../kernel/seed';
import egypt from './africa/egypt.seed.json' with { type: 'json' };
import morocco from './africa/morocco.seed.json' with { type: 'json' };
import southAfrica from './africa/south-africa.seed.json' with { type: 'json' };
import brazil from './americas/brazil.seed.json' with { type: 'json' };
import canada from './americas/canada.seed.json' with { type: 'json' };
import chile from './americas/chile.seed.json' with { type: 'json' };
import colombia from './americas/colombia.seed.json' with { type: 'json' };
import mexico from './americas/mexico.seed.json' with { type: 'json' };
import unitedStates from './americas/united-states.seed.json' with { type: 'json' };
import china from './asia/china.seed.json' with { type: 'json' };
import hongKong from './asia/hong-kong.seed.json' with { type: 'json' };
import india from './asia/india.seed.json' with { type: 'json' };
import indonesia from './asia/indonesia.seed.json' with { type: 'json' };
import israel from './asia/israel.seed.json' with { type: 'json' };
import japan from './asia/japan.seed.json' with { type: 'json' };
import malaysia from './asia/malaysia.seed.json' with { type: 'json' };
import philippines from './asia/philippines.seed.json' with { type: 'json' };
import qatar from './asia/qatar.seed.json' with { type: 'json' };
import saudiArabia from './asia/saudi-arabia.seed.json' with { type: 'json' };
import singapore from './asia/singapore.seed.json' with { type: 'json' };
import southKorea from './asia/south-korea.seed.json' with { type: 'json' };
import taiwan from './asia/taiwan.seed.json' with { type: 'json' };
import thailand from './asia/thailand.seed.json' with { type: 'json' };
import unitedArabEmirates from './asia/united-arab-emirates.seed.json' with { type: 'json' };
import vietnam from './asia/vietnam.seed.json' with { type: 'json' };
import type { CountrySeed } from './country-seed';
import austria from './europe/austria.seed.json' with { type: 'json' };
import belgium from './europe/belgium.seed.json' with { type: 'json' };
import bulgaria from './europe/bulgaria.seed.json' with { type: 'json' };
import croatia from './europe/croatia.seed.json' with { type: 'json' };
import czechia from './europe/czechia.seed.json' with { type: 'json' };
import denmark from './europe/denmark.seed.json' with { type: 'json' };
import estonia from './europe/estonia.seed.json' with { type: 'json' };
import finland from './europe/finland.seed.json' with { type: 'json' };
import france from './europe/france.seed.json' with { type: 'json' };
import germany from './europe/germany.seed.json' with { type: 'json' };
import greece from './europe/greece.seed.json' with { type: 'json' };
import hungary from './europe/hungary.seed.json' with { type: 'json' };
import iceland from './europe/iceland.seed.json' with { type: 'json' };
import ireland from './europe/ireland.seed.json' with { type: 'json' };
import italy from './europe/italy.seed.json' with { type: 'json' };
import latvia from './europe/latvia.seed.json' with { type: 'json' };
import lithuania from './europe/lithuania.seed.json' with { type: 'json' };
import netherlands from './europe/netherlands.seed.json' with { type: 'json' };
import norway from './europe/norway.seed.json' with { type: 'json' };
import poland from './europe/poland.seed.json' with { type: 'json' };
import portugal from './europe/portugal.seed.json' with { type: 'json' };
import romania from './europe/romania.seed.json' with { type: 'json' };
import slovakia from './europe/slovakia.seed.json' with { type: 'json' };
import slovenia from './europe/slovenia.seed.json' with { type: 'json' };
import spain from './europe/spain.seed.json' with { type: 'json' };
import sweden from './europe/sweden.seed.json' with { type: 'json' };
import switzerland from './europe/switzerland.seed.json' with { type: 'json' };
import turkey from './europe/turkey.seed.json' with { type: 'json' };
import unitedKingdom from './europe/united-kingdom.seed.json' with { type: 'json' };
import australia from './oceania/australia.seed.json' with { type: 'json' };
import newZealand from './oceania/new-zealand.seed.json' with { type: 'json' };

const europe = [
  austria,
  belgium,
  bulgaria,
  croatia,
  czechia,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  iceland,
  ireland,
  italy,
  latvia,
  lithuania,
  netherlands,
  norway,
  poland,
  portugal,
  romania,
  slovakia,
  slovenia,
  spain,
  sweden,
  switzerland,
  turkey,
  unitedKingdom,
];
const americas = [brazil, canada, chile, colombia, mexico, unitedStates];
const asia = [
  china,
  hongKong,
  india,
  indonesia,
  israel,
  japan,
  malaysia,
  philippines,
  qatar,
  saudiArabia,
  singapore,
  southKorea,
  taiwan,
  thailand,
  unitedArabEmirates,
  vietnam,
];
const africa = [egypt, morocco, southAfrica];
const oceania = [australia, newZealand];

export const COUNTRIES = [...europe, ...americas, ...asia, ...africa, ...oceania].map(asSeed<typeof CountrySeed>);
