/** What guests write in French. */
import type { ReviewTexts } from './review-texts';

export const FRENCH: ReviewTexts = {
  names: ['Camille', 'Antoine', 'Margaux', 'Julien', 'Inès', 'Thomas', 'Céline', 'Hugo'],
  countries: ['fr', 'be', 'ch', 'ca'],
  headlines: {
    good: [
      'Nous reviendrons',
      'Exactement ce qu’il fallait',
      'Enfin bien dormi',
      'Des gens gentils, du bon café',
      'Simple et calme',
    ],
    fair: ['Bien pour une nuit', 'Fait l’affaire', 'Du bon et du moins bon'],
    poor: ['On s’attendait à autre chose', 'Une fois suffit', 'Prévoir des bouchons d’oreilles'],
  },
  pros: [
    'Lit confortable et chambre vraiment sombre.',
    'Équipe gentille, on se souvenait de nous.',
    'Tout était propre, même sous le lit. Nous avons regardé.',
    'Très bien situé, nous avons tout fait à pied.',
    'Au petit déjeuner, du vrai pain et des fruits qui ont du goût.',
    'Calme la nuit, alors que la rue est animée en journée.',
    'L’arrivée a pris deux minutes.',
    'Ils ont gardé nos bagages jusqu’au soir sans faire d’histoires.',
    'Douche puissante et bien chaude.',
    'Bon prix pour le quartier.',
    'On nous a prêté un parapluie et deux adaptateurs.',
    'Le Wi-Fi a tenu deux jours de réunions.',
  ],
  cons: [
    'La chambre est plus petite que sur les photos.',
    'On entendait l’ascenseur.',
    'Les oreillers sont un peu mous.',
    'Pas de bouilloire dans la chambre.',
    'Le chauffage n’en faisait qu’à sa tête.',
    'Après neuf heures, il y a du monde au petit déjeuner.',
    'La porte de la salle de bains fermait mal.',
    'Il a fallu demander deux fois des serviettes.',
    'Le parking a coûté plus cher que le dîner.',
  ],
};
