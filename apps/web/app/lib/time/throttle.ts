/** Runs the work immediately, then at most once per interval. Calls in between run once at the end of the interval. */
export function throttle(ms: number, work: () => void): () => void {
  let isResting = false;
  let isDue = false;

  function rest(): void {
    isResting = true;
    setTimeout(() => {
      isResting = false;
      if (!isDue) return;
      isDue = false;
      work();
      rest();
    }, ms);
  }

  return () => {
    if (isResting) {
      isDue = true;
      return;
    }
    work();
    rest();
  };
}
