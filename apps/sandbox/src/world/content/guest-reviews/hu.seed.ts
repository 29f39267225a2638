/** What guests write in Hungarian. */
import type { ReviewTexts } from './review-texts';

export const HUNGARIAN: ReviewTexts = {
  names: ['Zsófia', 'Bence', 'Eszter', 'Gábor', 'Réka', 'Ádám', 'Judit', 'Máté'],
  countries: ['hu'],
  headlines: {
    good: [
      'Visszajövünk',
      'Pont erre volt szükségünk',
      'Végre kialudtam magam',
      'Kedves emberek, jó kávé',
      'Egyszerű és nyugodt',
    ],
    fair: ['Egy éjszakára jó', 'Megteszi', 'Van jó is, rossz is'],
    poor: ['Nem erre számítottunk', 'Egyszer elég volt', 'Hozzanak füldugót'],
  },
  pros: [
    'Kényelmes ágy és rendesen elsötétíthető szoba.',
    'A személyzet kedves volt, emlékeztek ránk.',
    'Minden tiszta, még az ágy alatt is. Megnéztük.',
    'Jó helyen van, mindenhová gyalog mentünk.',
    'A reggelinél igazi kenyér és ízes gyümölcs volt.',
    'Éjjel csendes, bár nappal forgalmas az utca.',
    'A bejelentkezés két percig tartott.',
    'Estig szó nélkül megőrizték a csomagjainkat.',
    'A zuhany erős és forró.',
    'Ezen a környéken ez jó ár.',
    'Kaptunk kölcsön esernyőt és két adaptert.',
    'A wifi kibírt két nap megbeszélést.',
  ],
  cons: [
    'A szoba kisebb, mint a képeken.',
    'Hallani lehetett a liftet.',
    'A párnák túl puhák.',
    'Nem volt vízforraló a szobában.',
    'A fűtés azt csinált, amit akart.',
    'Kilenc után tömeg volt a reggelinél.',
    'A fürdőszoba ajtaja nem záródott rendesen.',
    'Kétszer kellett törölközőt kérni.',
    'A parkolás drágább volt, mint a vacsora.',
  ],
};
