/** Google's letter in its own four colours, which are not tokens. */
export function GoogleLogo() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.6 9.2c0-.6 0-1.2-.2-1.8H9v3.400h4.800a4.100 4.100 0 0 1-1.800 2.700v2.200h2.900c1.700-1.600 2.700-3.900 2.700-6.500Z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.400 0 4.500-.8 6-2.200l-2.900-2.200a5.400 5.400 0 0 1-8.100-2.900H1v2.300A9 9 0 0 0 9 18Z"
      />
      <path fill="#fbbc05" d="M4 10.700a5.400 5.400 0 0 1 0-3.400V5H1a9 9 0 0 0 0 8l3-2.300Z" />
      <path
        fill="#ea4335"
        d="M9 3.600c1.300 0 2.500.5 3.400 1.300L15 2.300A9 9 0 0 0 1 5l3 2.300a5.400 5.400 0 0 1 5-3.700Z"
      />
    </svg>
  );
}
