/** What guests write in Polish. */
import type { ReviewTexts } from './review-texts';

export const POLISH: ReviewTexts = {
  names: ['Kasia', 'Marek', 'Agnieszka', 'Tomasz', 'Zofia', 'Paweł', 'Ewa', 'Michał'],
  countries: ['pl'],
  headlines: {
    good: [
      'Wrócimy',
      'Dokładnie tego było nam trzeba',
      'Wreszcie się wyspałam',
      'Mili ludzie, dobra kawa',
      'Bez stresu',
    ],
    fair: ['Na jedną noc w sam raz', 'W porządku', 'Plusy i minusy'],
    poor: ['Nie tego się spodziewaliśmy', 'Raz wystarczy', 'Weźcie zatyczki do uszu'],
  },
  pros: [
    'Wygodne łóżko i naprawdę ciemny pokój.',
    'Obsługa miła, pamiętali o nas.',
    'Wszędzie czysto, nawet pod łóżkiem. Sprawdziliśmy.',
    'Świetne miejsce, wszędzie chodziliśmy pieszo.',
    'Na śniadanie prawdziwy chleb i owoce, które mają smak.',
    'W nocy cicho, choć za dnia ulica jest ruchliwa.',
    'Zameldowanie trwało dwie minuty.',
    'Bez problemu przechowali nam bagaże do wieczora.',
    'Prysznic mocny i gorący.',
    'Uczciwa cena jak na tę okolicę.',
    'Pożyczyli nam parasol i dwie przejściówki.',
    'Wi-Fi wytrzymało dwa dni spotkań.',
  ],
  cons: [
    'Pokój mniejszy niż na zdjęciach.',
    'Słychać windę.',
    'Poduszki trochę za miękkie.',
    'W pokoju nie było czajnika.',
    'Ogrzewanie robiło, co chciało.',
    'Po dziewiątej na śniadaniu tłok.',
    'Drzwi do łazienki się nie domykały.',
    'O ręczniki trzeba było prosić dwa razy.',
    'Parking droższy niż kolacja.',
  ],
};
