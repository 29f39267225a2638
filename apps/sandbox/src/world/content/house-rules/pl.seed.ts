/** House rules in Polish. */
import type { HouseRuleTexts } from './house-rule-texts';

export const POLISH: HouseRuleTexts = {
  pets: {
    heading: 'Zwierzęta',
    allowed: [
      'Pobyt zwierząt możliwy na życzenie. Może obowiązywać dodatkowa opłata.',
      'Pobyt zwierząt jest bezpłatny.',
      'Psy i koty do 10 kg są mile widziane, najwyżej dwa w pokoju.',
    ],
    refused: ['Zwierzęta nie są akceptowane.', 'Zwierzęta nie są akceptowane. Psy asystujące są mile widziane.'],
  },
  children: {
    heading: 'Dzieci i dostawki',
    welcome: [
      'Dzieci w każdym wieku są mile widziane. Łóżeczka bezpłatnie na życzenie.',
      'Dzieci do lat 6 nocują bezpłatnie na istniejących łóżkach.',
      'Dzieci od lat 12 płacą jak dorośli. Dostawki nie są dostępne.',
    ],
    refused: ['Goście muszą mieć ukończone 18 lat.'],
  },
  internet: {
    heading: 'Internet',
    free: ['Wi-Fi jest dostępne w całym obiekcie i bezpłatne.', 'Wi-Fi w pokojach jest bezpłatne.'],
    paid: ['Wi-Fi jest dostępne w częściach wspólnych. W pokojach obowiązuje opłata.'],
    none: ['Brak dostępu do internetu.'],
  },
  parking: {
    heading: 'Parking',
    free: ['Na miejscu dostępny jest bezpłatny parking prywatny. Rezerwacja nie jest potrzebna.'],
    paid: [
      'W pobliżu dostępny jest parking prywatny. Koszt: {amount} za dzień.',
      'Parking na miejscu kosztuje {amount} za dzień. Konieczna rezerwacja.',
    ],
    none: ['Brak parkingu.', 'Na miejscu nie ma parkingu; parking publiczny znajduje się kilka kroków dalej.'],
  },
  groups: {
    heading: 'Grupy',
    texts: [
      'Przy rezerwacji {count} lub więcej pokoi mogą obowiązywać inne warunki i dodatkowe opłaty.',
      'Grupy, które potrzebują {count} lub więcej pokoi, prosimy o kontakt przed rezerwacją.',
    ],
  },
  general: {
    heading: 'Informacje ogólne',
    texts: [
      'Obiekt może poprosić o okazanie karty użytej przy rezerwacji.',
      'W całym budynku obowiązuje zakaz palenia.',
    ],
  },
  sustainability: [
    'Niezależny certyfikat za oszczędne korzystanie z wody i energii.',
    'Prąd pochodzi ze źródeł odnawialnych; zrezygnowano z plastiku jednorazowego użytku.',
  ],
  notices: {
    deposit: [
      'Przy zameldowaniu pobierana jest kaucja: {amount}. Zwrot następuje przy wymeldowaniu.',
      'Na czas pobytu na karcie blokowana jest kaucja: {amount}.',
    ],
    cityTax: ['Opłata miejscowa: {amount} od osoby za noc, płatna na miejscu.'],
    other: [
      'Prosimy o dowód osobisty lub paszport każdego gościa.',
      'Nazwisko w rezerwacji musi być zgodne z nazwiskiem w dokumencie.',
      'Trwa wymiana windy. Do zakończenia prac na wyższe piętra prowadzą schody.',
      'Obok trwają prace budowlane, w dni robocze od 9:00 do 17:00.',
      'Przyjazd po 22:00 prosimy zgłosić wcześniej.',
      'Cisza nocna obowiązuje od 22:00 do 7:00.',
      'Nie przyjmujemy imprez ani wieczorów kawalerskich.',
      'Gotówka nie jest przyjmowana.',
      'Osoby poniżej 18. roku życia meldują się z rodzicem lub opiekunem.',
    ],
  },
  arrival: [
    'Klucze są w skrytce przy drzwiach; kod przychodzi e-mailem w dniu przyjazdu.',
    'Prosimy wcześniej podać godzinę przyjazdu.',
    'Prosimy zadzwonić do drzwi „Biuro” na parterze.',
  ],
  rooms: {
    size: [
      'Około {size} m² i okno, które się otwiera.',
      '{size} m² rozplanowane tak, że mieszczą się dwie otwarte walizki.',
      'Razem {size} m², każdy kąt wykorzystany.',
    ],
    comfort: [
      'Łóżko pościelone bawełną, poduszki w dwóch rodzajach.',
      'Ręczniki, herbata i czajnik czekają na miejscu.',
      'Biurko stoi przy oknie, a na krześle da się siedzieć.',
      'Zasłony zatrzymują poranek tak długo, jak trzeba.',
    ],
    courtyard: 'Okna wychodzą na podwórze, w nocy jest cicho.',
    cot: 'Na życzenie zmieści się łóżeczko dziecięce.',
  },
};
