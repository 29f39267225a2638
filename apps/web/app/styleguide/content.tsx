/** What is only looked at. */
import { Amount } from '../ui/amount';
import { Fact } from '../ui/fact';
import { Logo } from '../ui/logo';
import { Picture } from '../ui/picture';
import { Skeleton } from '../ui/skeleton';
import { Stars } from '../ui/stars';
import styles from './content.module.css';
import { Group, Sample } from './sample';

const SIZES = ['amount', 'unit', 'line', 'note', 'card', 'room'] as const;
const SCENE = '/art/cities/rome.svg';
const SHAPE = { width: 320, height: 200, className: styles.picture, missing: 'No image' };

export function Content() {
  return (
    <>
      <Group name="Picture">
        <Sample name="Loaded">
          <Picture {...SHAPE} src={SCENE} />
        </Sample>
        <Sample name="Missing">
          <Picture {...SHAPE} src={null} />
        </Sample>
        <Sample name="Broken">
          <Picture {...SHAPE} src="data:image/png,broken" />
        </Sample>
      </Group>
      <Group name="Stars">
        {[1, 2, 3, 3.5, 4, 5].map((count) => (
          <Sample key={count} name={String(count)}>
            <Stars count={count} label={`${count} stars`} />
          </Sample>
        ))}
      </Group>
      <Group name="Facts and amounts">
        <Sample name="Facts">
          <dl>
            <Fact name="Check-in">
              Fri, Mar 12<small>from 3:00 PM</small>
            </Fact>
            <Fact name="Booking number">AVeryLongReferenceOfAProviderThatHasNoSpaces0123456789</Fact>
          </dl>
        </Sample>
        <Sample name="Amounts">
          <Amount>$1,234.50</Amount>
          <Amount>‎-300 Kč</Amount>
        </Sample>
        <Sample name="Logo">
          <Logo />
        </Sample>
      </Group>
      <Group name="Skeleton">
        {SIZES.map((size) => (
          <Sample key={size} name={size}>
            <div>
              <Skeleton size={size} />
            </div>
          </Sample>
        ))}
      </Group>
    </>
  );
}
