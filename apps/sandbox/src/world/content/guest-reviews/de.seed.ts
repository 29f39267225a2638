/** What guests write in German. */
import type { ReviewTexts } from './review-texts';

export const GERMAN: ReviewTexts = {
  names: ['Anke', 'Jonas', 'Katharina', 'Stefan', 'Miriam', 'Lukas', 'Sabine', 'Felix'],
  countries: ['de', 'at', 'ch'],
  headlines: {
    good: ['Gern wieder', 'Genau das Richtige', 'Endlich ausgeschlafen', 'Nette Leute, guter Kaffee', 'Unkompliziert'],
    fair: ['Für eine Nacht in Ordnung', 'Erfüllt seinen Zweck', 'Licht und Schatten'],
    poor: ['Anders als erwartet', 'Einmal reicht', 'Ohrstöpsel mitnehmen'],
  },
  pros: [
    'Bequemes Bett und ein wirklich dunkles Zimmer.',
    'Das Personal war freundlich und hat sich an uns erinnert.',
    'Alles sauber, sogar unter dem Bett. Wir haben nachgesehen.',
    'Gute Lage, wir sind überallhin zu Fuß gegangen.',
    'Zum Frühstück gab es richtiges Brot und Obst, das nach etwas schmeckt.',
    'Nachts ruhig, obwohl tagsüber viel los ist.',
    'Das Einchecken dauerte zwei Minuten.',
    'Unser Gepäck durfte ohne Weiteres bis abends bleiben.',
    'Die Dusche war kräftig und heiß.',
    'Fairer Preis für diese Gegend.',
    'Man hat uns einen Schirm und zwei Adapter geliehen.',
    'Das WLAN hielt zwei Tage voller Besprechungen durch.',
  ],
  cons: [
    'Das Zimmer war kleiner als auf den Bildern.',
    'Man hört den Aufzug.',
    'Die Kissen waren recht weich.',
    'Kein Wasserkocher im Zimmer.',
    'Die Heizung machte, was sie wollte.',
    'Nach neun wird es beim Frühstück eng.',
    'Die Badtür schloss nicht richtig.',
    'Nach Handtüchern mussten wir zweimal fragen.',
    'Das Parken war teurer als das Abendessen.',
  ],
};
