/**
 * The hotel's important information, and its rules by subject. Hotel-checkout-trips §2 "Important information section".
 */

import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { policyGroups } from '@tenth-night/domain/hotel/policy-groups';
import { memo } from 'react';
import { useServices } from '../../lib/page/services';
import { CleanHtml } from '../../stay-ui/clean-html';
import styles from './important-information.module.css';

type Props = { readonly hotel: Pick<HotelDetail, 'importantInformation' | 'policies'> };

export const ImportantInformation = memo(function ImportantInformation({
  hotel: { importantInformation, policies },
}: Props) {
  const { t } = useLingui();
  const { visitor } = useServices();
  const typeNames = { PETS: t`Pets`, SUSTAINABILITY: t`Sustainability Certifications` };
  const groups = policyGroups(policies, visitor.language, typeNames);
  return (
    <>
      {importantInformation && <CleanHtml html={importantInformation} />}
      {groups.length > 0 && (
        <>
          <h3>
            <Trans>Policies</Trans>
          </h3>
          <dl className={styles.policies}>
            {groups.map(({ heading, rules }) => (
              <div key={heading}>
                <dt>
                  <bdi>{heading}</bdi>
                </dt>
                {rules.map((rule) => (
                  <dd key={rule}>
                    <CleanHtml html={rule} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
});
