/** Polish sentences about hotels. Names stand where they need no ending: as the subject, in brackets, after a colon. */
import type { DescriptionTexts } from './description-texts';

export const POLISH: DescriptionTexts = {
  units: { decimal: ',', km: 'km', m: 'm' },
  headings: {
    where: ['Położenie', 'Okolica', 'Za progiem'],
    house: ['O obiekcie', 'Czego się spodziewać', 'Atmosfera'],
    rooms: ['Pokoje', 'Na górze', 'Nocleg'],
    comforts: ['Pod tym samym dachem', 'Przydatne', 'Oprócz łóżka'],
  },
  openers: {
    hotel: [
      '{name} to hotel w dzielnicy {area} ({city}), przy ulicy, po której naprawdę się chodzi.',
      '{name} stoi w okolicy, gdzie piekarz wciąż zna listonosza: {area}, {city}.',
      'Recepcja, sporo kluczy i spokojne usposobienie: {name} czeka w dzielnicy {area} ({city}).',
      '{name} przyjmuje podróżnych ({area}, {city}) od tak dawna, że żadna walizka nikogo tu już nie zdziwi.',
      'Adres łatwo zapamiętać: {city}, {area}, a potem lampa nad drzwiami. {name} jest właśnie tam.',
    ],
    apartments: [
      '{name} to apartamenty w dzielnicy {area} ({city}), każdy z kuchnią, w której ktoś już gotował.',
      'Własne drzwi, własny czajnik i własny rytm dnia: tak mieszka się w obiekcie {name} ({area}, {city}).',
      '{name} ({area}, {city}) to umeblowane apartamenty dla tych, którzy lubią rozpakować się do końca.',
    ],
    hostel: [
      '{name} to hostel w dzielnicy {area} ({city}): piętrowe łóżka, szafki i kuchnia, w której ludzie ze sobą rozmawiają.',
      'Łóżko na jedną noc albo pokój za własnymi drzwiami: hostel {name} znajduje się w dzielnicy {area} ({city}).',
      '{name} ({area}, {city}) przyjmuje i tych, którzy zjawiają się o świcie, i tych, którzy nie chcą wyjeżdżać.',
    ],
    guesthouse: [
      '{name} to pensjonat w dzielnicy {area} ({city}): kilka pokoi i jedna osoba, która pamięta imiona gości.',
      'Za spokojną fasadą ({area}, {city}) {name} wynajmuje kilka pokoi i prawie co rano coś piecze.',
      '{name} to dom rodzinny ({area}, {city}). Rodzina mieszka na dole i wcześnie chodzi spać.',
    ],
  },
  reach: {
    central: [
      'Do centrum jest {distance}, czyli właściwie już się w nim jest.',
      'Do środka miasta: {distance}. Taksówka jechałaby dłużej, niż trwa spacer.',
      'Większość tego, po co się tu przyjeżdża, leży w promieniu {distance} albo trochę dalej.',
    ],
    near: [
      'Do centrum jest {distance}: w ładną pogodę spacer, w brzydką kilka przystanków.',
      'Centrum leży {distance} stąd: dość blisko na wieczór i dość daleko na noc.',
      'Droga do centrum ma {distance} i w większości prowadzi wzdłuż witryn.',
    ],
    outlying: [
      'Do centrum jest {distance}, za to wieczory są tu cichsze.',
      'Do środka miasta jest {distance}; resztę załatwiają pociągi i autobusy.',
      'W odległości {distance} od centrum ulice są szersze, a kawa tańsza.',
    ],
  },
  landmark: [
    'Najbliższa atrakcja: {landmark}, {landmarkDistance} stąd.',
    'Dla orientacji: {landmark} ({landmarkDistance}).',
    'Kto ma tylko godzinę, niech wybierze to, co najbliżej: {landmark}, {landmarkDistance}.',
  ],
  house: [
    'Schody skrzypią na czwartym stopniu i nigdzie indziej.',
    'Dwie zimy temu odnowiono wszystko oprócz klamek, bo klamki były dobre.',
    'Okna od tyłu wychodzą na podwórze z jednym drzewem.',
    'Korytarze są nocą oświetlone, ale nie tak mocno, żeby rozbudzić się na dobre.',
    'Meble są proste i stoją tam, gdzie sami byście je postawili.',
    'Na półce stoją książki w kilku językach, w większości doczytane przez poprzednich gości.',
    'Przy drzwiach czekają parasole dla tych, którzy nie uwierzyli prognozie.',
    'Na ścianach wiszą zdjęcia ulicy sprzed lat; zmieniła się mniej, niż można by sądzić.',
    'Na korytarzach nikt nie puszcza muzyki.',
    'Budynek jest stary, rury są nowe i jakoś się dogadują.',
    'Zegar w holu spieszy się cztery minuty i wszyscy o tym wiedzą.',
    'Rośliny są prawdziwe i ktoś je podlewa.',
    'Zimą w holu pachnie pastą do podłóg i pomarańczami.',
    'Drzwi wejściowe są ciężkie i zamykają się cicho.',
    'Na parterze, przy oknie, stoi fotel, z którego trudno wstać.',
    'Każde piętro ma swój kolor, co pomaga późno w nocy.',
  ],
  ofKind: {
    hotel: [
      'Obsługa odpowiada na pytania w kilku językach i przyznaje się, gdy czegoś nie wie.',
      'Klucz dostaje się w minutę, mapę okolicy na życzenie.',
      'Bagaż może poczekać na dole, a ostatni dzień da się jeszcze wykorzystać.',
    ],
    apartments: [
      'W każdym apartamencie jest porządny stół, ostre noże i więcej niż dwa talerze.',
      'Ręczniki i pościel czekają na miejscu; zakupy zostawiamy gościom.',
    ],
    hostel: [
      'Każde łóżko ma lampkę, gniazdko i zasłonkę, która zasuwa się do końca.',
      'Kuchnia jest wspólna, a zmywanie nie podlega negocjacjom.',
    ],
    guesthouse: [
      'Rozmowa przy śniadaniu jest nieobowiązkowa, a dżem domowy.',
      'Gość dostaje klucz do drzwi wejściowych i dobrą radę w sprawie kolacji.',
    ],
  },
  rooms: [
    'Łóżka są twarde, ale bez przesady.',
    'Okna się otwierają, zasłony zasłaniają, a prysznic od razu ma właściwą temperaturę.',
    'Gniazdek jest dość, i to tam, gdzie są potrzebne.',
    'Na biurku mieści się laptop i filiżanka.',
    'Nie ma dwóch takich samych pokoi; najlepszy widok jest pod dachem.',
    'Pościel jest z bawełny, poduszki w dwóch rodzajach, a w szafie wiszą prawdziwe wieszaki.',
    'Włącznik światła da się znaleźć po ciemku.',
    'Jest haczyk na mokry płaszcz i półka na suchą książkę.',
    'Lampki nocne oświetlają stronę, a nie sąsiada.',
  ],
  comforts: {
    breakfast: [
      'Śniadanie podajemy od siódmej, a kawa się nie kończy.',
      'Rano są jajka, owoce i chleb, który o północy był jeszcze ciastem.',
    ],
    restaurant: [
      'Restauracja gotuje z tego, co rano było na targu.',
      'Kolację podaje się na dole; karta jest krótka i zmienia się w czwartki.',
    ],
    bar: ['Bar jest czynny, dopóki ktoś jeszcze rozmawia.', 'W barze nalewają uczciwie i pozwalają spokojnie czytać.'],
    pool: ['Dzień można zakończyć w basenie.'],
    spa: ['Do spa można się zapisać do późna, co doceniają zmęczone stopy.'],
    gym: ['Dla stęsknionych jest siłownia.'],
    hotTub: ['W jacuzzi mieści się czworo nieznajomych albo dwoje przyjaciół.'],
    pets: ['Zwierzęta są mile widziane, jeśli uprzedzi się o nich zawczasu.'],
    family: ['W pokojach rodzinnych zmieści się łóżeczko i wszystko, co się z nim wiąże.'],
    freeParking: ['Za parking nic się nie dopłaca.'],
    charging: ['Samochód elektryczny można w nocy naładować.'],
    shuttle: ['Przejazd na lotnisko zamawia się na miejscu.'],
    stepFree: ['Wózkiem wjeżdża się tu bez ani jednego stopnia.'],
    lift: ['Jest winda, która zatrzymuje się na każdym piętrze.'],
    freeWifi: [
      'Wi-Fi jest bezpłatne i sięga do ostatniego pokoju w korytarzu.',
      'Bezpłatne Wi-Fi wystarcza nawet na filmy.',
    ],
    air: ['Klimatyzacja jest cicha i można ją wyłączyć.'],
    quiet: ['Pokoje są wyciszone: ulicę widać, ale jej nie słychać.'],
    laundry: ['Pranie oddane przed dziesiątą wraca wieczorem.'],
  },
  listIntros: ['Na miejscu także:', 'Co tu jest:', 'Dla praktycznych:'],
  closings: [
    'Do zobaczenia, o dowolnej porze.',
    'Prosimy przyjechać tak, jak wygodnie, a wiosną wziąć sweter.',
    'Jeśli czegoś brakuje, proszę pytać: pewnie leży w piwnicy.',
    'Polecają nas sąsiedzi, a oni słyszeli już wszystko.',
    'Zapomniana szczoteczka do zębów? Dziś nie pierwsza.',
  ],
};
