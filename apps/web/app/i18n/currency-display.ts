/** `$` for US dollars. Other currencies get the sign that only they have in the language: `CA$`, `CLP`, `SEK`. */
export const currencyDisplay = (currency: string) => (currency === 'USD' ? 'narrowSymbol' : 'symbol');
