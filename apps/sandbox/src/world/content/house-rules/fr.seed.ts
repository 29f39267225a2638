/** House rules in French. */
import type { HouseRuleTexts } from './house-rule-texts';

export const FRENCH: HouseRuleTexts = {
  pets: {
    heading: 'Animaux domestiques',
    allowed: [
      'Les animaux sont admis sur demande. Un supplément peut s’appliquer.',
      'Les animaux sont admis gratuitement.',
      'Chiens et chats jusqu’à 10 kg sont les bienvenus, deux au plus par chambre.',
    ],
    refused: [
      'Les animaux ne sont pas admis.',
      'Les animaux ne sont pas admis, à l’exception des chiens d’assistance.',
    ],
  },
  children: {
    heading: 'Enfants et lits d’appoint',
    welcome: [
      'Les enfants de tout âge sont les bienvenus. Lits bébé gratuits sur demande.',
      'Les moins de 6 ans séjournent gratuitement dans les lits existants.',
      'À partir de 12 ans, le tarif adulte s’applique. Pas de lit d’appoint.',
    ],
    refused: ['L’établissement est réservé aux personnes de 18 ans et plus.'],
  },
  internet: {
    heading: 'Internet',
    free: ['Le Wi-Fi est disponible partout et gratuit.', 'Le Wi-Fi est gratuit dans les chambres.'],
    paid: ['Le Wi-Fi est disponible dans les parties communes. Il est payant dans les chambres.'],
    none: ['Aucun accès à internet.'],
  },
  parking: {
    heading: 'Parking',
    free: ['Parking privé gratuit sur place. Pas de réservation nécessaire.'],
    paid: [
      'Parking privé à proximité, au tarif de {amount} par jour.',
      'Le parking sur place coûte {amount} par jour. Réservation nécessaire.',
    ],
    none: ['Aucun parking.', 'Pas de parking sur place ; un parking public se trouve à quelques minutes à pied.'],
  },
  groups: {
    heading: 'Groupes',
    texts: [
      'À partir de {count} chambres, d’autres conditions et des suppléments peuvent s’appliquer.',
      'Les groupes de {count} chambres ou plus sont priés d’écrire à l’établissement avant de réserver.',
    ],
  },
  general: {
    heading: 'Informations générales',
    texts: [
      'L’établissement peut demander à voir la carte utilisée pour la réservation.',
      'Il est interdit de fumer à l’intérieur.',
    ],
  },
  sustainability: [
    'Certifié par un organisme indépendant pour sa gestion de l’eau et de l’énergie.',
    'L’électricité vient de sources renouvelables ; le plastique à usage unique a disparu.',
  ],
  notices: {
    deposit: [
      'Une caution de {amount} est demandée à l’arrivée et rendue au départ.',
      'Une caution de {amount} est bloquée sur votre carte pendant le séjour.',
    ],
    cityTax: ['La taxe de séjour, {amount} par personne et par nuit, se règle sur place.'],
    other: [
      'Merci d’apporter une pièce d’identité ou un passeport pour chaque voyageur.',
      'Le nom de la réservation doit être celui de la pièce d’identité.',
      'L’ascenseur est en cours de rénovation. Jusqu’à la fin des travaux, on monte à pied.',
      'Des travaux ont lieu à côté en semaine, de 9 h à 17 h.',
      'Pour une arrivée après 22 h, merci de prévenir.',
      'Heures de silence : de 22 h à 7 h.',
      'Les fêtes et enterrements de vie de garçon ne sont pas acceptés.',
      'Les espèces ne sont pas acceptées.',
      'Les moins de 18 ans s’enregistrent avec un parent ou un tuteur.',
    ],
  },
  arrival: [
    'Les clés sont dans un boîtier près de la porte ; le code arrive par e-mail le jour même.',
    'Merci de communiquer votre heure d’arrivée à l’avance.',
    'Sonnez au rez-de-chaussée, à « Bureau ».',
  ],
  rooms: {
    size: [
      'Environ {size} m² et une fenêtre qui s’ouvre.',
      '{size} m² agencés pour que deux valises restent ouvertes en même temps.',
      '{size} m² en tout, sans un coin perdu.',
    ],
    comfort: [
      'Le lit a des draps en coton et deux sortes d’oreillers.',
      'Serviettes, thé et bouilloire vous attendent.',
      'Le bureau est près de la fenêtre et la chaise est faite pour s’asseoir.',
      'Les rideaux retiennent le matin aussi longtemps qu’il le faut.',
    ],
    courtyard: 'Côté cour, calme la nuit.',
    cot: 'Un lit bébé peut être ajouté sur demande.',
  },
};
