/** House rules in Spanish. */
import type { HouseRuleTexts } from './house-rule-texts';

export const SPANISH: HouseRuleTexts = {
  pets: {
    heading: 'Mascotas',
    allowed: [
      'Se admiten mascotas previa petición. Pueden aplicarse suplementos.',
      'Se admiten mascotas sin coste adicional.',
      'Perros y gatos de hasta 10 kg son bienvenidos, dos como máximo por habitación.',
    ],
    refused: ['No se admiten mascotas.', 'No se admiten mascotas, salvo perros de asistencia.'],
  },
  children: {
    heading: 'Niños y camas supletorias',
    welcome: [
      'Se admiten niños de cualquier edad. Cunas gratis previa petición.',
      'Los menores de 6 años se alojan gratis en las camas existentes.',
      'A partir de los 12 años se paga como adulto. No hay camas supletorias.',
    ],
    refused: ['Alojamiento solo para mayores de 18 años.'],
  },
  internet: {
    heading: 'Internet',
    free: ['Hay wifi gratis en todo el alojamiento.', 'Hay wifi gratis en las habitaciones.'],
    paid: ['Hay wifi en las zonas comunes. En las habitaciones es de pago.'],
    none: ['No hay conexión a internet.'],
  },
  parking: {
    heading: 'Aparcamiento',
    free: ['Hay aparcamiento privado gratis en el alojamiento. No hace falta reservar.'],
    paid: [
      'Hay aparcamiento privado en las cercanías por {amount} al día.',
      'El aparcamiento del alojamiento cuesta {amount} al día. Es necesario reservar.',
    ],
    none: ['No hay aparcamiento.', 'No hay aparcamiento propio; hay uno público a pocos minutos a pie.'],
  },
  groups: {
    heading: 'Grupos',
    texts: [
      'Para reservas de {count} habitaciones o más pueden aplicarse otras condiciones y suplementos.',
      'Los grupos de {count} habitaciones o más deben escribir al alojamiento antes de reservar.',
    ],
  },
  general: {
    heading: 'Información general',
    texts: [
      'El alojamiento puede pedir la tarjeta con la que se hizo la reserva.',
      'No se permite fumar en el interior.',
    ],
  },
  sustainability: [
    'Certificado por una entidad independiente por su uso del agua y la energía.',
    'La electricidad es de origen renovable y no se usa plástico de un solo uso.',
  ],
  notices: {
    deposit: [
      'A la llegada se pide un depósito de {amount}, que se devuelve a la salida.',
      'Durante la estancia se retiene en la tarjeta un depósito de {amount}.',
    ],
    cityTax: ['La tasa turística es de {amount} por persona y noche y se paga en el alojamiento.'],
    other: [
      'Es necesario un documento de identidad o pasaporte por huésped.',
      'El nombre de la reserva debe coincidir con el del documento de identidad.',
      'Se está renovando el ascensor. Hasta que terminen las obras, a las plantas altas se sube por la escalera.',
      'Hay obras en el edificio de al lado los días laborables de 9:00 a 17:00.',
      'Si se llega después de las 22:00, hay que avisar antes.',
      'Horario de descanso: de 22:00 a 7:00.',
      'No se admiten fiestas ni despedidas de soltero.',
      'No se acepta dinero en efectivo.',
      'Los menores de 18 años deben registrarse con un progenitor o tutor.',
    ],
  },
  arrival: [
    'Las llaves están en una caja junto a la puerta; el código llega por correo electrónico el día de llegada.',
    'Se ruega comunicar la hora de llegada con antelación.',
    'Hay que llamar al timbre «Oficina», en la planta baja.',
  ],
  rooms: {
    size: [
      'Unos {size} m² y una ventana que se abre.',
      '{size} m² pensados para tener dos maletas abiertas a la vez.',
      '{size} m² en total, con todos los rincones aprovechados.',
    ],
    comfort: [
      'La cama tiene sábanas de algodón y dos tipos de almohada.',
      'Toallas, té y hervidor esperan a la llegada.',
      'El escritorio está junto a la ventana y la silla sirve para sentarse.',
      'Las cortinas retrasan la mañana todo lo que haga falta.',
    ],
    courtyard: 'Da al patio y de noche no se oye nada.',
    cot: 'Si se pide, cabe una cuna.',
  },
};
