/** A price or another figure with its sign: read from left to right in every language, digits of equal width. */
export function Amount({ children }: { readonly children: string }) {
  return (
    <bdi className="num" dir="ltr">
      {children}
    </bdi>
  );
}
