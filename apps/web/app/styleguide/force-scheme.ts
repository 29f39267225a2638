/** Shows a document in one scheme, whatever the machine prefers: switches the rules of the dark scheme on or off. */
export function forceScheme(scheme: 'light' | 'dark'): void {
  const isDark = scheme === 'dark';
  const force = () => {
    document.documentElement.style.colorScheme = scheme;
    for (const { cssRules } of document.styleSheets) switchRules(cssRules, isDark);
  };
  force();
  // The development server adds and replaces style sheets while the page is open.
  new MutationObserver(force).observe(document.head, { childList: true, subtree: true, characterData: true });
}

function switchRules(rules: CSSRuleList, isDark: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme: dark')) {
      rule.media.mediaText = isDark ? 'all' : 'not all';
    } else if (rule instanceof CSSGroupingRule) switchRules(rule.cssRules, isDark);
  }
}
