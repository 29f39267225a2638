/** The content of a narrow screen's menu. A part of the root route, loaded at the first sign of intent. */
import { AccountMenu } from '../features/auth/account-menu';
import { DestinationsByRegion } from '../features/destinations/destinations-by-region';
import { PreferencesControl } from '../features/preferences/preferences-control';
import { MENU_LINK_CLASS, SideMenu } from '../features/shell/side-menu';

export function MenuPanel({ onClose }: { readonly onClose: () => void }) {
  return (
    <SideMenu
      account={<AccountMenu linkClass={MENU_LINK_CLASS} onGo={onClose} />}
      preferences={<PreferencesControl className={MENU_LINK_CLASS} />}
      explore={<DestinationsByRegion onGo={onClose} />}
      onClose={onClose}
    />
  );
}
