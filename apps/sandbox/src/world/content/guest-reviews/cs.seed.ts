/** What guests write in Czech. */
import type { ReviewTexts } from './review-texts';

export const CZECH: ReviewTexts = {
  names: ['Tereza', 'Jakub', 'Lenka', 'Ondřej', 'Barbora', 'Petr', 'Klára', 'Vojtěch'],
  countries: ['cz'],
  headlines: {
    good: [
      'Rádi se vrátíme',
      'Přesně to jsme potřebovali',
      'Konečně jsem se vyspala',
      'Milí lidé, dobrá káva',
      'Bez starostí',
    ],
    fair: ['Na jednu noc dobré', 'Splnilo účel', 'Plusy i minusy'],
    poor: ['Čekali jsme něco jiného', 'Jednou stačilo', 'Vezměte si špunty do uší'],
  },
  pros: [
    'Pohodlná postel a opravdu tmavý pokoj.',
    'Milý personál, pamatovali si nás.',
    'Všude čisto, i pod postelí. Dívali jsme se.',
    'Skvělé místo, všude jsme došli pěšky.',
    'K snídani pravý chleba a ovoce, které má chuť.',
    'V noci klid, i když je ulice přes den rušná.',
    'Ubytování trvalo dvě minuty.',
    'Zavazadla nám bez řečí pohlídali do večera.',
    'Sprcha silná a horká.',
    'Na tuhle čtvrť dobrá cena.',
    'Půjčili nám deštník a dva adaptéry.',
    'Wi-Fi vydržela dva dny porad.',
  ],
  cons: [
    'Pokoj menší než na fotkách.',
    'Bylo slyšet výtah.',
    'Polštáře trochu moc měkké.',
    'Na pokoji chyběla konvice.',
    'Topení si dělalo, co chtělo.',
    'Po deváté je u snídaně plno.',
    'Dveře do koupelny nedovíraly.',
    'O ručníky jsme museli žádat dvakrát.',
    'Parkování bylo dražší než večeře.',
  ],
};
