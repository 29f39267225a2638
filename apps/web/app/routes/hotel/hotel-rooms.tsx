/** The rooms of a hotel with their photos. The server also draws them apart from the page, when their prices are late. */
import type { ComponentProps } from 'react';
import { Carousel } from '../../features/gallery/carousel';
import { Rooms } from '../../features/rooms/rooms';

export function HotelRooms(props: Omit<ComponentProps<typeof Rooms>, 'photos'>) {
  return <Rooms {...props} photos={(photos, name) => <Carousel photos={photos} name={name} />} />;
}
