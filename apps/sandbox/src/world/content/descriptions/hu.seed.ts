/** Hungarian sentences about hotels. Names take no ending and no article: `{city} területén`, or in brackets. */
import type { DescriptionTexts } from './description-texts';

export const HUNGARIAN: DescriptionTexts = {
  units: { decimal: ',', km: 'km', m: 'm' },
  headings: {
    where: ['Elhelyezkedés', 'A környék', 'Az ajtón túl'],
    house: ['A ház', 'Mire számíthat', 'Hangulat'],
    rooms: ['Szobák', 'Az emeleten', 'Alvás'],
    comforts: ['Egy fedél alatt', 'Jól jöhet', 'Az ágyon kívül'],
  },
  openers: {
    hotel: [
      '{name}: szálloda {city} területén ({area}), olyan utcában, ahol tényleg sétálni szoktak.',
      '{city} ezen részén ({area}) a pék még ismeri a postást. Itt áll a szálloda: {name}.',
      'Recepció, sok kulcs és nyugodt természet: {name} szálloda {city} területén ({area}).',
      '{name} régóta fogad utazókat {city} területén ({area}); nincs az a bőrönd, amely meglepné.',
      'A címet könnyű megjegyezni: {city}, {area}, aztán a lámpa az ajtó fölött. Ez a szálloda neve: {name}.',
    ],
    apartments: [
      '{name}: apartmanok {city} területén ({area}), mindegyikben olyan konyhával, amelyben már főztek is.',
      'Saját ajtó, saját vízforraló, saját időbeosztás: {name}, apartmanház {city} területén ({area}).',
      '{name} berendezett apartmanokat kínál {city} területén ({area}) azoknak, akik szeretnek rendesen kipakolni.',
    ],
    hostel: [
      '{name}: hostel {city} területén ({area}), emeletes ágyakkal, szekrényekkel és konyhával, ahol szóba állnak egymással az emberek.',
      'Ágy egy éjszakára vagy szoba saját ajtóval: {name}, hostel {city} területén ({area}).',
      '{name} befogadja {city} területén ({area}) azt is, aki hajnalban érkezik, és azt is, aki nem akar elmenni.',
    ],
    guesthouse: [
      '{name}: vendégház {city} területén ({area}), néhány szobával és valakivel, aki megjegyzi a neveket.',
      'Csendes homlokzat mögött, {city} területén ({area}) {name} néhány szobát ad ki, és a legtöbb reggelen süt is valamit.',
      '{name}: családi ház {city} területén ({area}). A család a földszinten lakik, és korán fekszik.',
    ],
  },
  reach: {
    central: [
      'A központ {distance} távolságra van, vagyis tulajdonképpen már ott is vagyunk.',
      'A belvárosig {distance} az út: taxival tovább tartana, mint gyalog.',
      'A legtöbb látnivaló {distance} távolságon belül van, a többi alig messzebb.',
    ],
    near: [
      'A központ {distance} távolságra van: jó időben séta, rosszban néhány megálló.',
      'A belvárosig {distance} az út: estére elég közel, éjszakára elég messze.',
      'Az ajtótól a központig {distance}, többnyire kirakatok mentén.',
    ],
    outlying: [
      'A központ {distance} távolságra van, cserébe az esték csendesebbek.',
      'A belvárosig {distance} az út; a többit elintézi a vonat és a busz.',
      'A központtól {distance} távolságban szélesebbek az utcák és olcsóbb a kávé.',
    ],
  },
  landmark: [
    'A legközelebbi látnivaló: {landmark}, {landmarkDistance}.',
    'Tájékozódáshoz: {landmark} ({landmarkDistance}).',
    'Akinek csak egy órája van, válassza a legközelebbit: {landmark}, {landmarkDistance}.',
  ],
  house: [
    'A lépcső a negyedik foknál nyikorog, másutt sehol.',
    'Két éve télen mindent felújítottak, kivéve a kilincseket, mert azok jók voltak.',
    'A hátsó ablakok egy udvarra néznek, amelyben egyetlen fa áll.',
    'A folyosók éjjel is világosak, de nem annyira, hogy végleg felébredjen az ember.',
    'A bútorok egyszerűek, és ott állnak, ahová Ön is tette volna őket.',
    'A polcon több nyelven vannak könyvek, a legtöbbet korábbi vendégek már befejezték.',
    'Az ajtónál esernyők várják azokat, akik nem hittek az előrejelzésnek.',
    'A falakon régi képek az utcáról; kevesebbet változott, mint gondolná.',
    'A folyosókon nem szól zene.',
    'Az épület régi, a csövek újak, és jól megvannak egymással.',
    'Az előtér órája négy percet siet, és ezt mindenki tudja.',
    'A növények igaziak, és valaki locsolja is őket.',
    'Télen padlóviasz és narancs illata van az előtérnek.',
    'A kapu nehéz, és halkan csukódik.',
    'A földszinten, az ablaknál áll egy fotel, amelyből nehéz felállni.',
    'Minden emeletnek saját színe van, ami késő éjjel jól jön.',
  ],
  ofKind: {
    hotel: [
      'A személyzet több nyelven válaszol, és bevallja, ha valamit nem tud.',
      'A kulcs egy perc alatt megvan, térkép kérésre.',
      'A csomag lent megvárja, amíg Ön kihasználja az utolsó napot.',
    ],
    apartments: [
      'Minden apartmanban van rendes asztal, éles kés és kettőnél több tányér.',
      'Törölköző és ágynemű várja; a bevásárlást Önre bízzuk.',
    ],
    hostel: [
      'Minden ágyhoz jár lámpa, konnektor és egészen behúzható függöny.',
      'A konyha közös, a mosogatás nem alku tárgya.',
    ],
    guesthouse: [
      'A reggeli beszélgetés nem kötelező, a lekvár házi.',
      'Jár hozzá kapukulcs és egy jó tanács, hol érdemes vacsorázni.',
    ],
  },
  rooms: [
    'Az ágyak kemények, de nem szigorúak.',
    'Az ablak nyílik, a függöny zár, a zuhany pedig azonnal eltalálja a hőfokot.',
    'Konnektorból van elég, és ott van, ahol kell.',
    'Az íróasztalon elfér egy laptop és egy csésze.',
    'Nincs két egyforma szoba; kilátás a tető alattiakból nyílik.',
    'Pamut ágynemű, kétféle párna, és igazi vállfák a szekrényben.',
    'A villanykapcsolót sötétben is meg lehet találni.',
    'Van fogas a vizes kabátnak és polc a száraz könyvnek.',
    'Az éjjeli lámpa a könyvet világítja meg, nem a szomszédot.',
  ],
  comforts: {
    breakfast: [
      'Reggeli héttől, és a kávé nem fogy el.',
      'Reggel tojás, gyümölcs és olyan kenyér, amely éjfélkor még tészta volt.',
    ],
    restaurant: [
      'Az étterem abból főz, ami reggel a piacon volt.',
      'A vacsorát lent szolgálják fel; az étlap rövid, és csütörtökönként változik.',
    ],
    bar: [
      'A bár addig van nyitva, amíg valaki beszélget.',
      'A bárban becsülettel mérnek, és hagyják az embert olvasni.',
    ],
    pool: ['A napot a medencében is be lehet fejezni.'],
    spa: ['A spa késő estig fogad vendéget, a fáradt lábak örömére.'],
    gym: ['Akinek hiányzik, talál edzőtermet.'],
    hotTub: ['A pezsgőfürdőben négy idegen vagy két barát fér el.'],
    pets: ['Háziállat is jöhet, ha előre szólnak róla.'],
    family: ['A családi szobákban elfér egy kiságy, és minden, ami vele jár.'],
    freeParking: ['A parkolás nem kerül semmibe.'],
    charging: ['Az elektromos autót éjszaka fel lehet tölteni.'],
    shuttle: ['A repülőtéri transzfert helyben lehet megrendelni.'],
    stepFree: ['Kerekesszékkel egyetlen lépcsőfok nélkül be lehet jutni.'],
    lift: ['Van lift, és minden emeleten megáll.'],
    freeWifi: ['A wifi ingyenes, és a folyosó utolsó szobájáig elér.', 'Az ingyenes wifi filmnézésre is elég.'],
    air: ['A légkondicionáló halk, és ki is lehet kapcsolni.'],
    quiet: ['A szobák hangszigeteltek: az utcát látni, de nem hallani.'],
    laundry: ['Ami tíz előtt a mosodába kerül, estére visszajön.'],
  },
  listIntros: ['Van itt még:', 'Amit a ház kínál:', 'Gyakorlatias vendégeknek:'],
  closings: [
    'Várjuk, bármilyen órában.',
    'Jöjjön úgy, ahogy kényelmes, tavasszal pulóverrel.',
    'Ha valami hiányzik, kérdezze meg: valószínűleg a pincében van.',
    'A szomszédok ajánlanak minket, pedig ők mindent hallottak már.',
    'Ha otthon maradt a fogkefe, ma nem Ön az első.',
  ],
};
