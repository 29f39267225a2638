/** Spanish sentences about hotels. */
import type { DescriptionTexts } from './description-texts';

export const SPANISH: DescriptionTexts = {
  units: { decimal: ',', km: 'km', m: 'm' },
  headings: {
    where: ['Dónde está', 'El barrio', 'De puertas afuera'],
    house: ['La casa', 'Qué esperar', 'El ambiente'],
    rooms: ['Las habitaciones', 'Arriba', 'Para dormir'],
    comforts: ['Bajo el mismo techo', 'Viene bien saberlo', 'Además de la cama'],
  },
  openers: {
    hotel: [
      '{name} es un hotel de {city}, zona {area}, en una calle por la que la gente todavía pasea.',
      '{name} está en {city}, zona {area}, donde el panadero aún conoce al cartero.',
      'En {city}, zona {area}, {name} tiene recepción, muchas llaves y pocas prisas.',
      '{name} lleva en {city} (zona {area}) el tiempo suficiente para haber visto toda clase de maletas.',
      'La dirección es fácil de recordar: {city}, zona {area}, y luego el farol de la puerta. Eso es {name}.',
    ],
    apartments: [
      '{name} ofrece apartamentos en {city}, zona {area}, cada uno con una cocina en la que se ha cocinado de verdad.',
      'En {name} ({area}, {city}) cada cual tiene su puerta, su hervidor y su horario.',
      '{name} son apartamentos amueblados en {city}, zona {area}, para quien disfruta deshaciendo del todo la maleta.',
    ],
    hostel: [
      '{name} es un albergue en {city}, zona {area}: literas, taquillas y una cocina en la que la gente se habla.',
      'Camas por noche y habitaciones con puerta propia: así es {name}, albergue de {city}, zona {area}.',
      '{name} acoge en {city}, zona {area}, a quien llega al amanecer y a quien no acaba de irse.',
    ],
    guesthouse: [
      '{name} es una casa de huéspedes en {city}, zona {area}: pocas habitaciones y alguien que recuerda los nombres.',
      'Tras una fachada discreta de {city}, zona {area}, {name} alquila unas pocas habitaciones y hornea casi todas las mañanas.',
      '{name} es una casa familiar en {city}, zona {area}. La familia vive abajo y se acuesta temprano.',
    ],
  },
  reach: {
    central: [
      'El centro queda a {distance}, es decir, ya se está en él.',
      'Hasta el corazón de la ciudad hay {distance}: en taxi se tarda más que a pie.',
      'Casi todo lo que se viene a ver está a {distance} o poco más.',
    ],
    near: [
      'El centro queda a {distance}: un paseo si hace bueno, unas paradas si llueve.',
      'Hasta el centro hay {distance}: cerca para salir, lejos para dormir.',
      'De la puerta al centro hay {distance}, casi todo entre escaparates.',
    ],
    outlying: [
      'El centro queda a {distance}, y las noches lo agradecen.',
      'Hasta el centro hay {distance}; de eso se encargan trenes y autobuses.',
      'A {distance} del centro, las calles son más anchas y el café más barato.',
    ],
  },
  landmark: [
    'Lo más cercano que ver: {landmark}, a {landmarkDistance}.',
    'Como referencia: {landmark} ({landmarkDistance}).',
    'Si solo se dispone de una hora: {landmark}, a {landmarkDistance}.',
  ],
  house: [
    'La escalera cruje en el cuarto peldaño y en ningún otro.',
    'Hace dos inviernos se renovó todo menos los pomos, que ya eran buenos.',
    'Las ventanas de atrás dan a un patio con un solo árbol.',
    'De noche los pasillos están iluminados, pero no tanto como para desvelarse.',
    'Los muebles son sencillos y están donde uno los habría puesto.',
    'Hay libros en varios idiomas, casi todos terminados por otros huéspedes.',
    'Junto a la puerta hay paraguas para quien no creyó el pronóstico.',
    'En las paredes hay fotos antiguas de la calle; ha cambiado menos de lo que parece.',
    'En los pasillos nadie pone música.',
    'El edificio es viejo, las tuberías son nuevas y se llevan bien.',
    'El reloj de la entrada adelanta cuatro minutos y todo el mundo lo sabe.',
    'Las plantas son de verdad y alguien las riega.',
    'En invierno la entrada huele a cera y a naranjas.',
    'La puerta de la calle pesa mucho y cierra sin ruido.',
    'En la planta baja, junto a la ventana, hay un sillón del que cuesta levantarse.',
    'Cada planta tiene su color, lo que ayuda de madrugada.',
  ],
  ofKind: {
    hotel: [
      'El personal contesta en varios idiomas y reconoce cuándo no sabe algo.',
      'La llave se entrega en un minuto; el plano del barrio, a quien lo pida.',
      'El equipaje puede esperar abajo mientras se aprovecha el último día.',
    ],
    apartments: [
      'Cada apartamento tiene una mesa de verdad, cuchillos que cortan y más de dos platos.',
      'Toallas y sábanas esperan a la llegada; la compra corre por cuenta de cada uno.',
    ],
    hostel: [
      'Cada litera tiene luz, enchufe y una cortina que cierra del todo.',
      'La cocina se comparte; fregar no se discute.',
    ],
    guesthouse: [
      'La conversación del desayuno es opcional y la mermelada es casera.',
      'Se entrega llave de la calle y un buen consejo para cenar.',
    ],
  },
  rooms: [
    'Las camas son firmes sin ser severas.',
    'Las ventanas abren, las cortinas cierran y la ducha acierta a la primera.',
    'Hay enchufes de sobra, y donde hacen falta.',
    'En el escritorio caben un portátil y una taza.',
    'No hay dos habitaciones iguales; las de arriba tienen las vistas.',
    'Sábanas de algodón, dos tipos de almohada y perchas de verdad en el armario.',
    'El interruptor se encuentra a oscuras.',
    'Hay un gancho para el abrigo mojado y una balda para el libro seco.',
    'Las lámparas de noche alumbran la página y no al de al lado.',
  ],
  comforts: {
    breakfast: [
      'El desayuno se sirve desde las siete y el café no se acaba.',
      'Por la mañana hay huevos, fruta y un pan que a medianoche aún era masa.',
    ],
    restaurant: [
      'El restaurante cocina lo que hubo esa mañana en el mercado.',
      'La cena se sirve abajo; la carta es corta y cambia los jueves.',
    ],
    bar: ['El bar sigue abierto mientras alguien converse.', 'En el bar sirven con buena mano y dejan leer en paz.'],
    pool: ['Hay piscina para terminar el día.'],
    spa: ['El spa admite reservas hasta tarde, y los pies lo agradecen.'],
    gym: ['Hay gimnasio para quien lo eche de menos.'],
    hotTub: ['En el jacuzzi caben cuatro desconocidos o dos amigos.'],
    pets: ['Las mascotas son bienvenidas si se avisa antes.'],
    family: ['En las habitaciones familiares cabe una cuna y todo lo que viene con ella.'],
    freeParking: ['Aparcar no cuesta nada.'],
    charging: ['Los coches eléctricos pueden cargarse por la noche.'],
    shuttle: ['El traslado al aeropuerto se pide en la casa.'],
    stepFree: ['En silla de ruedas se entra sin un solo escalón.'],
    lift: ['Hay ascensor y para en todas las plantas.'],
    freeWifi: [
      'El wifi es gratis y llega hasta la última habitación del pasillo.',
      'El wifi gratuito da hasta para ver películas.',
    ],
    air: ['El aire acondicionado es silencioso y se puede apagar.'],
    quiet: ['Las habitaciones están insonorizadas: la calle se ve, pero no se oye.'],
    laundry: ['La ropa que se entrega antes de las diez vuelve por la tarde.'],
  },
  listIntros: ['También hay:', 'Lo que tiene la casa:', 'Para gente práctica:'],
  closings: [
    'Aquí esperamos, a la hora que sea.',
    'Conviene venir con calma y, en primavera, con un jersey.',
    'Si falta algo, basta con preguntar: seguramente está en el sótano.',
    'Los vecinos nos recomiendan, y lo han oído todo.',
    'Quien olvide el cepillo de dientes no será el primero de hoy.',
  ],
};
