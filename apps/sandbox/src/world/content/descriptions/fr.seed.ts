/** French sentences about hotels. Cities stand in brackets or after a comma, because some of them begin with an article. */
import type { DescriptionTexts } from './description-texts';

export const FRENCH: DescriptionTexts = {
  units: { decimal: ',', km: 'km', m: 'm' },
  headings: {
    where: ['Situation', 'Le quartier', 'Devant la porte'],
    house: ['La maison', 'À quoi s’attendre', 'L’ambiance'],
    rooms: ['Les chambres', 'À l’étage', 'Dormir ici'],
    comforts: ['Sous le même toit', 'Bon à savoir', 'En plus du lit'],
  },
  openers: {
    hotel: [
      '{name} est un hôtel du quartier {area} ({city}), dans une rue où l’on se promène encore.',
      '{name} se trouve quartier {area} ({city}), là où le boulanger connaît encore le facteur.',
      'Quartier {area}, {city} : ici, {name} tient une réception, beaucoup de clés et une humeur égale.',
      '{name} reçoit des voyageurs quartier {area} ({city}) depuis assez longtemps pour avoir vu toutes les valises.',
      'L’adresse se retient facilement : {city}, quartier {area}, puis la lampe au-dessus de la porte. C’est {name}.',
    ],
    apartments: [
      '{name} propose des appartements dans le quartier {area} ({city}), chacun avec une cuisine qui a déjà servi.',
      'Sa porte, sa bouilloire, ses horaires : chez {name}, quartier {area} ({city}), chacun a les siens.',
      '{name} réunit des appartements meublés dans le quartier {area} ({city}), pour qui aime vraiment défaire sa valise.',
    ],
    hostel: [
      '{name} est une auberge du quartier {area} ({city}) : lits superposés, casiers et une cuisine où l’on se parle.',
      'Des lits à la nuit et des chambres qui ferment : {name} est une auberge du quartier {area} ({city}).',
      '{name} accueille, quartier {area} ({city}), ceux qui arrivent à l’aube et ceux qui n’arrivent pas à repartir.',
    ],
    guesthouse: [
      '{name} est une maison d’hôtes du quartier {area} ({city}) : peu de chambres et quelqu’un qui retient les prénoms.',
      'Derrière une façade tranquille du quartier {area} ({city}), {name} loue quelques chambres et fait du pain presque chaque matin.',
      '{name} est une maison de famille, quartier {area} ({city}). La famille habite en bas et se couche tôt.',
    ],
  },
  reach: {
    central: [
      'Le centre est à {distance}, autrement dit vous y êtes.',
      'Il y a {distance} jusqu’au cœur de la ville : en taxi, ce serait plus long qu’à pied.',
      'Presque tout ce que l’on vient voir se trouve à {distance} ou à peine plus.',
    ],
    near: [
      'Le centre est à {distance} : une promenade par beau temps, quelques arrêts par mauvais temps.',
      'Il y a {distance} jusqu’au centre : assez près pour la soirée, assez loin pour la nuit.',
      'De la porte au centre, comptez {distance}, presque toujours le long des vitrines.',
    ],
    outlying: [
      'Le centre est à {distance}, et les soirées y gagnent en calme.',
      'Il y a {distance} jusqu’au centre ; trains et bus s’occupent du reste.',
      'À {distance} du centre, les rues sont plus larges et le café moins cher.',
    ],
  },
  landmark: [
    'À voir au plus près : {landmark}, à {landmarkDistance}.',
    'Pour se repérer : {landmark} ({landmarkDistance}).',
    'Si vous n’avez qu’une heure, prenez le plus proche : {landmark}, {landmarkDistance}.',
  ],
  house: [
    'L’escalier grince à la quatrième marche et nulle part ailleurs.',
    'Tout a été refait il y a deux hivers, sauf les poignées de porte, qui étaient déjà bonnes.',
    'Les fenêtres du fond donnent sur une cour plantée d’un seul arbre.',
    'La nuit, les couloirs sont éclairés, mais pas au point de vous réveiller tout à fait.',
    'Les meubles sont simples et placés là où vous les auriez mis.',
    'Il y a des livres en plusieurs langues, presque tous terminés par d’autres voyageurs.',
    'Des parapluies attendent près de la porte ceux qui n’ont pas cru la météo.',
    'Aux murs, de vieilles photos de la rue ; elle a moins changé qu’on ne le croit.',
    'Personne ne met de musique dans les couloirs.',
    'Le bâtiment est ancien, la tuyauterie est neuve, et ils s’entendent bien.',
    'L’horloge de l’entrée avance de quatre minutes, et tout le monde le sait.',
    'Les plantes sont vraies et quelqu’un les arrose.',
    'En hiver, l’entrée sent la cire et l’orange.',
    'La porte d’entrée est lourde et se ferme en douceur.',
    'Au rez-de-chaussée, près de la fenêtre, il y a un fauteuil dont on se lève à regret.',
    'Chaque étage a sa couleur, ce qui aide tard dans la nuit.',
  ],
  ofKind: {
    hotel: [
      'L’équipe répond en plusieurs langues et le dit quand elle ne sait pas.',
      'La clé est remise en une minute, le plan du quartier sur demande.',
      'Les bagages peuvent attendre en bas pendant que vous profitez du dernier jour.',
    ],
    apartments: [
      'Chaque appartement a une vraie table, des couteaux qui coupent et plus de deux assiettes.',
      'Serviettes et draps vous attendent ; les courses restent à votre charge.',
    ],
    hostel: [
      'Chaque lit a sa lampe, sa prise et un rideau qui ferme jusqu’au bout.',
      'La cuisine se partage, la vaisselle ne se négocie pas.',
    ],
    guesthouse: [
      'La conversation du petit déjeuner est facultative et la confiture est maison.',
      'On vous confie une clé de la porte d’entrée et un bon conseil pour le dîner.',
    ],
  },
  rooms: [
    'Les lits sont fermes sans être sévères.',
    'Les fenêtres s’ouvrent, les rideaux se ferment et la douche trouve tout de suite sa température.',
    'Il y a assez de prises, et là où il en faut.',
    'Le bureau peut porter un ordinateur et une tasse.',
    'Il n’y a pas deux chambres pareilles ; celles sous le toit ont la vue.',
    'Draps en coton, deux sortes d’oreillers et de vrais cintres dans l’armoire.',
    'L’interrupteur se trouve même dans le noir.',
    'Il y a une patère pour le manteau mouillé et une étagère pour le livre sec.',
    'Les lampes de chevet éclairent la page et non le voisin.',
  ],
  comforts: {
    breakfast: [
      'Le petit déjeuner est servi dès sept heures et le café ne manque jamais.',
      'Le matin, il y a des œufs, des fruits et un pain qui était encore pâte à minuit.',
    ],
    restaurant: [
      'Le restaurant cuisine ce que le marché proposait le matin.',
      'On dîne en bas ; la carte est courte et change le jeudi.',
    ],
    bar: ['Le bar reste ouvert tant que quelqu’un parle.', 'Au bar, on sert honnêtement et on vous laisse lire.'],
    pool: ['Une piscine attend la fin de la journée.'],
    spa: ['Le spa prend des réservations jusque tard, pour le bien des pieds fatigués.'],
    gym: ['Il y a une salle de sport pour ceux à qui elle manque.'],
    hotTub: ['Le jacuzzi accueille quatre inconnus ou deux amis.'],
    pets: ['Les animaux sont les bienvenus s’ils sont annoncés.'],
    family: ['Les chambres familiales ont de la place pour un lit de bébé et tout ce qui va avec.'],
    freeParking: ['Le parking ne coûte rien.'],
    charging: ['Les voitures électriques se rechargent pendant la nuit.'],
    shuttle: ['La navette pour l’aéroport se commande sur place.'],
    stepFree: ['En fauteuil roulant, on entre sans une seule marche.'],
    lift: ['Il y a un ascenseur, et il s’arrête à tous les étages.'],
    freeWifi: [
      'Le Wi-Fi est gratuit et va jusqu’à la dernière chambre du couloir.',
      'Le Wi-Fi gratuit suffit même pour un film.',
    ],
    air: ['La climatisation est discrète et peut s’éteindre.'],
    quiet: ['Les chambres sont insonorisées : on voit la rue, on ne l’entend pas.'],
    laundry: ['Le linge déposé avant dix heures revient le soir.'],
  },
  listIntros: ['Vous trouverez aussi :', 'Ce que la maison propose :', 'Pour les esprits pratiques :'],
  closings: [
    'Nous vous attendons, quelle que soit l’heure.',
    'Venez comme vous êtes et, au printemps, avec un pull.',
    'S’il manque quelque chose, demandez : c’est sans doute à la cave.',
    'Les voisins nous recommandent, et ils ont tout entendu.',
    'Si vous avez oublié votre brosse à dents, vous n’êtes pas les premiers aujourd’hui.',
  ],
};
