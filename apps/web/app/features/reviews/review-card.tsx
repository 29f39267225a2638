/** One traveller's review. Hotel-checkout-trips §2 "Reviews section". */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Review, ReviewPhoto, Subrating } from '@tenth-night/domain/reviews/reviews';
import { HotelPicture } from '../../stay-ui/hotel-picture';
import { Avatar } from './avatar';
import { Bubbles } from './bubbles';
import { ManagementResponse } from './management-response';
import styles from './review-card.module.css';
import { ReviewText } from './review-text';
import { ServiceLink } from './service-link';
import { useDay } from './use-day';

type Props = { readonly review: Review; readonly hotelName: string };

export function ReviewCard({ review, hotelName }: Props) {
  const { rating, rating_image_url, title, text, lang, url, photos, subratings, management_response } = review;
  return (
    <article className={styles.card}>
      <Reviewer review={review} />
      <div className={styles.words}>
        {rating !== null && (
          <p>
            <Bubbles rating={rating} image={rating_image_url} />
          </p>
        )}
        {title && (
          <h3 lang={lang} dir="auto">
            <ServiceLink href={url}>{title}</ServiceLink>
          </h3>
        )}
        {photos.length > 0 && <Photos photos={photos} />}
        {text && <ReviewText text={text} lang={lang} />}
      </div>
      {subratings.length > 0 && <Subratings subratings={subratings} />}
      {management_response && <ManagementResponse response={management_response} hotelName={hotelName} />}
    </article>
  );
}

function Reviewer({ review: { user, published_date } }: Pick<Props, 'review'>) {
  const { t } = useLingui();
  const name = user.username ?? t`Tripadvisor reviewer`;
  const date = useDay(Date.parse(published_date));
  return (
    <div className={styles.reviewer}>
      <Avatar name={name} picture={user.avatar} />
      <div>
        <p>
          <Trans>
            <bdi className={styles.name}>{name}</bdi> wrote a review {date}
          </Trans>
        </p>
        <p className={styles.facts}>
          {user.location && <bdi>{user.location}</bdi>}
          {user.contributions !== null && (
            <span>
              <Plural value={user.contributions} one="# contribution" other="# contributions" />
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

function Photos({ photos }: { readonly photos: readonly ReviewPhoto[] }) {
  return (
    <ul className={styles.photos}>
      {photos.map(({ url, caption }) => (
        <li key={url}>
          <HotelPicture place="small" path={url} width={72} height={56} className={styles.photo} missing={null} />
          <span className="sr-only" dir="auto">
            {caption || <Trans>Photo by the reviewer</Trans>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Subratings({ subratings }: { readonly subratings: readonly Subrating[] }) {
  return (
    <ul className={styles.subratings}>
      {subratings.map(({ name, rating, rating_image_url }) => (
        <li key={name}>
          <bdi>{name}</bdi>
          <Bubbles rating={rating} image={rating_image_url} />
        </li>
      ))}
    </ul>
  );
}
