/** What the law says about prices, in short and with the official texts. It is no legal advice. */
import marginStyles from './margin.module.css';

const LAWS = [
  {
    where: 'European Union',
    says: 'A price names the total with taxes and every charge that cannot be avoided. If a price is personalized by automated decisions, the traveler has to be told before they buy: one margin for everybody is no such price.',
    texts: [
      ['Directive 2005/29/EC', 'https://eur-lex.europa.eu/eli/dir/2005/29/oj'],
      ['Directive 2011/83/EU', 'https://eur-lex.europa.eu/eli/dir/2011/83/oj'],
      ['Directive (EU) 2019/2161', 'https://eur-lex.europa.eu/eli/dir/2019/2161/oj'],
    ],
  },
  {
    where: 'United Kingdom',
    says: 'Since April 2025 every offer has to show the total price with all mandatory charges. Adding them step by step is banned, also for a site that sells the rooms of others.',
    texts: [
      ['Digital Markets, Competition and Consumers Act 2024', 'https://www.legislation.gov.uk/ukpga/2024/13/contents'],
    ],
  },
  {
    where: 'United States',
    says: 'Since May 2025 every price of short-term lodging has to show the total with all mandatory fees, more prominently than other prices, also at travel agents. Taxes may come later, but before the traveler agrees to pay. What a fee is for must not be misstated.',
    texts: [['16 CFR Part 464', 'https://www.ecfr.gov/current/title-16/part-464']],
  },
] as const;

const GUIDE = 'https://docs.liteapi.travel/docs/revenue-management-and-commission';

export function PriceLaw() {
  return (
    <section className={marginStyles.text}>
      <h2>What the law says</h2>
      <p>
        The margin is inside every price that a traveler sees, from the list to the checkout. The site adds no fee of
        its own later, and shows what is paid at the hotel in the total. This is a short summary and no legal advice.
      </p>
      {LAWS.map(({ where, says, texts }) => (
        <div key={where}>
          <h3>{where}</h3>
          <p>{says}</p>
          <ul>
            {texts.map(([name, url]) => (
              <li key={url}>
                <a href={url} rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <h3>Hotels and their own price</h3>
      <p>
        Not law, but a rule of the provider: a public site should not sell below the price that a hotel suggests. A low
        margin can do that. See{' '}
        <a href={GUIDE} rel="noreferrer">
          the provider’s guide
        </a>
        .
      </p>
    </section>
  );
}
