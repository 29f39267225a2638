/** The rooms of a hotel with their photos. The server also draws them apart from the page, when their prices are late. */
import { type ComponentProps, memo } from 'react';
import { Carousel } from '../../features/gallery/carousel';
import { Rooms } from '../../features/rooms/rooms';

type Props = Omit<ComponentProps<typeof Rooms>, 'photos'>;

export const HotelRooms = memo(function HotelRooms(props: Props) {
  return <Rooms {...props} photos={(photos, name) => <Carousel photos={photos} name={name} />} />;
});
