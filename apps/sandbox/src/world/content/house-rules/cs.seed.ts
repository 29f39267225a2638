/** House rules in Czech. */
import type { HouseRuleTexts } from './house-rule-texts';

export const CZECH: HouseRuleTexts = {
  pets: {
    heading: 'Domácí mazlíčci',
    allowed: [
      'Domácí mazlíčci jsou povoleni na vyžádání. Může být účtován poplatek.',
      'Domácí mazlíčci jsou povoleni bez poplatku.',
      'Psi a kočky do 10 kg jsou vítáni, nejvýše dva na pokoj.',
    ],
    refused: ['Domácí mazlíčci nejsou povoleni.', 'Domácí mazlíčci nejsou povoleni, asistenční psi jsou vítáni.'],
  },
  children: {
    heading: 'Děti a přistýlky',
    welcome: [
      'Děti každého věku jsou vítány. Dětské postýlky zdarma na vyžádání.',
      'Děti do 6 let jsou na stávajících postelích zdarma.',
      'Od 12 let se platí cena pro dospělé. Přistýlky nejsou k dispozici.',
    ],
    refused: ['Hostům musí být nejméně 18 let.'],
  },
  internet: {
    heading: 'Internet',
    free: ['Wi-Fi je dostupná v celém objektu a zdarma.', 'Wi-Fi na pokojích je zdarma.'],
    paid: ['Wi-Fi je dostupná ve společných prostorách. Na pokojích se platí.'],
    none: ['Připojení k internetu není k dispozici.'],
  },
  parking: {
    heading: 'Parkování',
    free: ['Soukromé parkování v objektu zdarma. Rezervace není nutná.'],
    paid: [
      'Soukromé parkování v blízkosti, cena {amount} za den.',
      'Parkování v objektu stojí {amount} za den. Rezervace je nutná.',
    ],
    none: ['Parkování není k dispozici.', 'V objektu se parkovat nedá; veřejné parkoviště je kousek pěšky.'],
  },
  groups: {
    heading: 'Skupiny',
    texts: [
      'Při rezervaci {count} a více pokojů mohou platit jiné podmínky a příplatky.',
      'Skupiny, které potřebují {count} a více pokojů, prosíme, aby se před rezervací ozvaly.',
    ],
  },
  general: {
    heading: 'Obecné informace',
    texts: ['Objekt může požádat o předložení karty použité při rezervaci.', 'Ve vnitřních prostorách se nekouří.'],
  },
  sustainability: [
    'Nezávislý certifikát za hospodaření s vodou a energií.',
    'Elektřina pochází z obnovitelných zdrojů, jednorázové plasty se nepoužívají.',
  ],
  notices: {
    deposit: [
      'Při příjezdu se skládá kauce {amount}, při odjezdu se vrací.',
      'Po dobu pobytu se na kartě blokuje kauce {amount}.',
    ],
    cityTax: ['Pobytový poplatek {amount} za osobu a noc se platí na místě.'],
    other: [
      'Za každého hosta prosím předložte občanský průkaz nebo pas.',
      'Jméno v rezervaci se musí shodovat se jménem v dokladu.',
      'Probíhá výměna výtahu. Do jejího konce vedou do vyšších pater schody.',
      'Vedle se ve všední dny od 9:00 do 17:00 staví.',
      'Příjezd po 22:00 prosím oznamte předem.',
      'Noční klid je od 22:00 do 7:00.',
      'Večírky a rozlučky se svobodou zde nejsou možné.',
      'Hotovost nepřijímáme.',
      'Hosté mladší 18 let se ubytují s rodičem nebo opatrovníkem.',
    ],
  },
  arrival: [
    'Klíče jsou ve schránce u dveří; kód přijde e-mailem v den příjezdu.',
    'Čas příjezdu prosím sdělte předem.',
    'Zazvoňte prosím v přízemí na zvonek „Kancelář“.',
  ],
  rooms: {
    size: [
      'Zhruba {size} m² a okno, které se dá otevřít.',
      '{size} m² uspořádaných tak, že se vejdou dva otevřené kufry.',
      'Celkem {size} m², každý kout využitý.',
    ],
    comfort: [
      'Postel je povlečená bavlnou, polštáře jsou dvojí.',
      'Ručníky, čaj a konvice jsou připravené.',
      'Stůl stojí u okna a na židli se dá sedět.',
      'Závěsy zadrží ráno, jak dlouho bude třeba.',
    ],
    courtyard: 'Okna vedou do dvora, v noci je ticho.',
    cot: 'Na přání se vejde dětská postýlka.',
  },
};
