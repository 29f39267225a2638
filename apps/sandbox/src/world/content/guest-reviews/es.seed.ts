/** What guests write in Spanish. */
import type { ReviewTexts } from './review-texts';

export const SPANISH: ReviewTexts = {
  names: ['Lucía', 'Javier', 'Carmen', 'Diego', 'Marta', 'Álvaro', 'Valentina', 'Pablo'],
  countries: ['es', 'mx', 'ar', 'co', 'cl'],
  headlines: {
    good: ['Volveremos', 'Justo lo que buscábamos', 'Por fin dormí bien', 'Buena gente y buen café', 'Todo fácil'],
    fair: ['Bien para una noche', 'Cumple', 'Cosas buenas y no tan buenas'],
    poor: ['No era lo que esperábamos', 'Con una vez basta', 'Mejor con tapones'],
  },
  pros: [
    'La cama, cómoda, y la habitación, oscura de verdad.',
    'Personal amable, se acordaban de nosotros.',
    'Todo limpio, hasta debajo de la cama. Miramos.',
    'Muy buena ubicación, fuimos andando a todas partes.',
    'En el desayuno había pan de verdad y fruta con sabor.',
    'De noche, silencio, aunque de día la calle tiene movimiento.',
    'El registro duró dos minutos.',
    'Nos guardaron las maletas hasta la tarde sin poner pegas.',
    'La ducha salía fuerte y caliente.',
    'Buen precio para esta zona.',
    'Nos prestaron un paraguas y dos adaptadores.',
    'El wifi aguantó dos días de reuniones.',
  ],
  cons: [
    'La habitación es más pequeña de lo que parece en las fotos.',
    'Se oía el ascensor.',
    'Las almohadas, demasiado blandas.',
    'No había hervidor en la habitación.',
    'La calefacción iba a su aire.',
    'A partir de las nueve, el desayuno se llena.',
    'La puerta del baño no cerraba bien.',
    'Hubo que pedir toallas dos veces.',
    'El aparcamiento salió más caro que la cena.',
  ],
};
