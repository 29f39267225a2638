/** What can be filled in. */
import { FIELD_CLASS } from '../ui/field';
import { LabelledField } from '../ui/labelled-field';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import { Group, Sample } from './sample';

const LONG = 'A value that is much longer than the field that shows it, as an address may be';

export function Fields() {
  return (
    <>
      <Group name="Text field">
        <Sample name="Default">
          <TextField label="First name" input={{}} />
        </Sample>
        <Sample name="With a note">
          <TextField label="Email" note="The confirmation goes to this address." input={{ type: 'email' }} />
        </Sample>
        <Sample name="Invalid">
          <TextField
            label="Email"
            problem="Enter a full email address, like name@example.com."
            input={{ defaultValue: 'ada@' }}
          />
        </Sample>
        <Sample name="Disabled">
          <TextField label="Email" input={{ disabled: true, defaultValue: 'ada@example.com' }} />
        </Sample>
        <Sample name="Long text">
          <TextField label={LONG} note={LONG} input={{ defaultValue: LONG }} />
        </Sample>
      </Group>
      <Group name="Password field">
        <Sample name="Default">
          <PasswordField label="Password" show="Show password" input={{ autoComplete: 'off' }} />
        </Sample>
        <Sample name="Invalid">
          <PasswordField
            label="Password"
            show="Show password"
            problem="Use at least 8 characters."
            input={{ autoComplete: 'off', defaultValue: 'ten' }}
          />
        </Sample>
      </Group>
      <Group name="Labelled field, around any control">
        <Sample name="Select">
          <LabelledField label="Country" note="Where your card was issued.">
            {(control) => (
              <select {...control}>
                <option>Slovakia</option>
                <option>Sri Lanka</option>
              </select>
            )}
          </LabelledField>
        </Sample>
        <Sample name="Select, invalid">
          <LabelledField label="Age of the child" problem="Choose an age.">
            {(control) => (
              <select {...control}>
                <option>–</option>
              </select>
            )}
          </LabelledField>
        </Sample>
        <Sample name="Only the class of a field">
          <div className={FIELD_CLASS}>
            <label htmlFor="bare">Hotel name</label>
            <input id="bare" placeholder="Any name" />
          </div>
        </Sample>
      </Group>
    </>
  );
}
