/** What can be pressed. Hover and focus are real: point at it, or press Tab. */
import { BackLink } from '../ui/back-link';
import { BUTTON_CLASS, Button, MAIN_BUTTON_CLASS } from '../ui/button';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { Link } from '../ui/link';
import { SectionLink } from '../ui/section-link';
import { TextButton } from '../ui/text-button';
import { Group, Sample } from './sample';

const LONG = 'Nutzungsbedingungen lesen: a label of many words, in a language that needs room';

export function Actions() {
  return (
    <>
      {(['plain', 'main', 'danger'] as const).map((look) => (
        <Group key={look} name={`Button, ${look}`}>
          <Sample name="Default. Hover and focus: point at it, or press Tab">
            <Button look={look}>Show rooms</Button>
          </Sample>
          <Sample name="With an icon">
            <Button look={look}>
              <Icon name="search" />
              Search
            </Button>
          </Sample>
          <Sample name="Disabled">
            <Button look={look} disabled>
              Show rooms
            </Button>
          </Sample>
          <Sample name="Busy">
            <Button look={look} aria-busy="true">
              Looking for rooms…
            </Button>
          </Sample>
          <Sample name="Long text">
            <Button look={look}>{LONG}</Button>
          </Sample>
        </Group>
      ))}
      <Group name="Link that looks like a button">
        <Sample name="Plain">
          <Link to="/" className={BUTTON_CLASS}>
            View booking
          </Link>
        </Sample>
        <Sample name="Main">
          <Link to="/" className={MAIN_BUTTON_CLASS}>
            Search hotels
          </Link>
        </Sample>
      </Group>
      <Group name="Quiet actions">
        <Sample name="Text button">
          <TextButton>Clear all</TextButton>
        </Sample>
        <Sample name="Icon button">
          <IconButton icon="close" label="Close" />
        </Sample>
        <Sample name="Icon button, disabled">
          <IconButton icon="next" label="Next" aria-disabled="true" />
        </Sample>
        <Sample name="Link in a sentence">
          <p>
            Read the <Link to="/">terms of this stay</Link> before you pay.
          </p>
        </Sample>
        <Sample name="Link to the page before">
          <BackLink to="/">Back to results</BackLink>
        </Sample>
        <Sample name="Link to a section of the page">
          <SectionLink section="rooms">Rooms</SectionLink>
        </Sample>
      </Group>
    </>
  );
}
