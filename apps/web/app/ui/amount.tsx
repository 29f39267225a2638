/**
 * A price or another figure with its sign. It reads from left to right in every language, with digits of equal width.
 */
export function Amount({ children }: { readonly children: string }) {
  return (
    <bdi className="num" dir="ltr">
      {children}
    </bdi>
  );
}
