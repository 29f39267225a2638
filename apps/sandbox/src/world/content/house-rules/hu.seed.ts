/** House rules in Hungarian. */
import type { HouseRuleTexts } from './house-rule-texts';

export const HUNGARIAN: HouseRuleTexts = {
  pets: {
    heading: 'Háziállatok',
    allowed: [
      'Háziállat kérésre hozható, felár lehetséges.',
      'Háziállat ingyen hozható.',
      'Kutyát és macskát 10 kg-ig szívesen látunk, szobánként legfeljebb kettőt.',
    ],
    refused: ['Háziállat nem hozható.', 'Háziállat nem hozható, segítő kutyát szívesen látunk.'],
  },
  children: {
    heading: 'Gyermekek és pótágyak',
    welcome: [
      'Minden korú gyermeket szívesen látunk. Kiságy kérésre ingyen.',
      'A 6 év alatti gyermekek a meglévő ágyakban ingyen alszanak.',
      '12 éves kortól felnőtt árat kell fizetni. Pótágy nincs.',
    ],
    refused: ['A szálláshely csak 18 éven felüli vendégeket fogad.'],
  },
  internet: {
    heading: 'Internet',
    free: ['Ingyenes wifi az egész szálláshelyen.', 'A szobákban ingyenes a wifi.'],
    paid: ['Wifi a közös helyiségekben. A szobákban fizetni kell érte.'],
    none: ['Internet nincs.'],
  },
  parking: {
    heading: 'Parkolás',
    free: ['Ingyenes magánparkoló helyben, foglalni nem kell.'],
    paid: ['Magánparkoló a közelben, ára naponta {amount}.', 'Parkolás helyben, ára naponta {amount}. Foglalni kell.'],
    none: ['Parkoló nincs.', 'Helyben nincs parkoló; rövid sétára található egy nyilvános parkolóház.'],
  },
  groups: {
    heading: 'Csoportok',
    texts: [
      'Legalább {count} szoba foglalása esetén más feltételek és felárak lehetnek érvényesek.',
      'Legalább {count} szobát igénylő csoportok foglalás előtt írjanak a szálláshelynek.',
    ],
  },
  general: {
    heading: 'Általános tudnivalók',
    texts: ['A szálláshely kérheti a foglaláshoz használt kártya bemutatását.', 'Az épületen belül tilos a dohányzás.'],
  },
  sustainability: [
    'Független szervezet tanúsítványa a víz- és energiahasználatról.',
    'Az áram megújuló forrásból származik, egyszer használatos műanyag nincs.',
  ],
  notices: {
    deposit: [
      'Érkezéskor kauciót kérnek ({amount}), távozáskor visszaadják.',
      'A tartózkodás idejére a kártyán kauciót zárolnak: {amount}.',
    ],
    cityTax: ['Idegenforgalmi adó: {amount} fejenként és éjszakánként, a helyszínen fizetendő.'],
    other: [
      'Kérjük, minden vendég hozzon személyi igazolványt vagy útlevelet.',
      'A foglaláson szereplő névnek egyeznie kell az igazolványéval.',
      'A lift felújítás alatt áll. A munka végéig a felső szintekre lépcsőn lehet feljutni.',
      'A szomszédban hétköznap 9:00 és 17:00 között építkeznek.',
      'Aki 22:00 után érkezik, kérjük, szóljon előre.',
      'Csendrendelet 22:00 és 7:00 között.',
      'Bulikat és legénybúcsúkat nem fogadnak.',
      'Készpénzt nem fogadnak el.',
      '18 év alatti vendég szülővel vagy gyámmal jelentkezhet be.',
    ],
  },
  arrival: [
    'A kulcsok az ajtó melletti dobozban vannak; a kód az érkezés napján e-mailben jön.',
    'Kérjük, előre jelezze az érkezés időpontját.',
    'Kérjük, a földszinten az „Iroda” feliratú csengőt nyomja meg.',
  ],
  rooms: {
    size: [
      'Körülbelül {size} m², nyitható ablakkal.',
      '{size} m², úgy elrendezve, hogy két nyitott bőrönd is elfér.',
      'Összesen {size} m², minden sarka kihasználva.',
    ],
    comfort: [
      'Az ágyon pamut ágynemű és kétféle párna.',
      'Törölköző, tea és vízforraló várja a vendéget.',
      'Az íróasztal az ablaknál áll, a széken pedig ülni is lehet.',
      'A függöny addig tartja kint a reggelt, ameddig kell.',
    ],
    courtyard: 'Az udvarra néz, éjjel csendes.',
    cot: 'Kérésre elfér benne egy kiságy.',
  },
};
