/** What opens over the page. Each has a button. */
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button';
import { closePanel, DropPanel } from '../ui/drop-panel';
import { Modal } from '../ui/modal';
import { OnWideScreens } from '../ui/on-wide-screens';
import { Popover } from '../ui/popover';
import { Sheet } from '../ui/sheet';
import { usePopoverButton } from '../ui/use-popover-button';
import styles from './layers.module.css';
import { Group, Sample } from './sample';

const WORDS = 'Your bookings and payments are safe.';
const MANY_WORDS = `${WORDS} `.repeat(60);

export function Layers() {
  return (
    <>
      <Group name="Modal and sheet">
        <Sample name="Modal">
          <Opener>{(close) => <SampleModal onClose={close} />}</Opener>
        </Sample>
        <Sample name="Sheet">
          <Opener>
            {(close) => (
              <Sheet title="Filters" closeLabel="Close" onClose={close}>
                {WORDS}
              </Sheet>
            )}
          </Opener>
        </Sample>
        <Sample name="Sheet, tall, with actions and long text">
          <Opener>
            {(close) => (
              <Sheet title="Filters" closeLabel="Close" isTall onClose={close} foot={<Foot onClose={close} />}>
                {MANY_WORDS}
              </Sheet>
            )}
          </Opener>
        </Sample>
      </Group>
      <Group name="Popover and drop panel">
        <Sample name="Popover at the start of its button">
          <SamplePopover align="start" />
        </Sample>
        <Sample name="Popover at the end of its button">
          <SamplePopover align="end" />
        </Sample>
        <Sample name="Drop panel: a dialog over the whole page on a narrow screen">
          <SampleDropPanel />
        </Sample>
      </Group>
      <Group name="On wide screens">
        <Sample name="Only a window that is wide enough has it">
          <OnWideScreens>{WORDS}</OnWideScreens>
        </Sample>
      </Group>
    </>
  );
}

function Opener({ children }: { children(close: () => void): ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

function Foot({ onClose }: { onClose(): void }) {
  return (
    <>
      <Button onClick={onClose}>Clear all</Button>
      <Button look="main" onClick={onClose}>
        Show 12 hotels
      </Button>
    </>
  );
}

function SampleModal({ onClose }: { onClose(): void }) {
  const id = useId();
  return (
    <Modal labelledBy={id} className={styles.modal} onClose={onClose}>
      <h2 id={id}>A dialog</h2>
      <p>{WORDS}</p>
      <Button look="main" onClick={onClose}>
        Done
      </Button>
    </Modal>
  );
}

function SamplePopover({ align }: { readonly align: 'start' | 'end' }) {
  const { button, panel, isOpen } = usePopoverButton(() => {});
  const title = useId();
  return (
    <>
      <Button {...button}>Open</Button>
      {isOpen && (
        <Popover {...panel} align={align} labelledBy={title}>
          <h2 id={title}>A popover</h2>
          <p>{WORDS}</p>
        </Popover>
      )}
    </>
  );
}

function SampleDropPanel() {
  const { button, panel, isOpen } = usePopoverButton(() => {});
  return (
    <>
      <Button {...button}>Open</Button>
      {isOpen && (
        <DropPanel
          {...panel}
          title="Travelers"
          closeLabel="Close"
          firstFocus="button"
          footer={
            <Button look="main" onClick={() => closePanel(panel.id)}>
              Done
            </Button>
          }
        >
          <p>{WORDS}</p>
          <Button>One more room</Button>
        </DropPanel>
      )}
    </>
  );
}
