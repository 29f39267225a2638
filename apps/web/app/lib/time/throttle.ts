/** Does it at once, then at most once in each stretch of time; what is asked for in between is done at its end. */
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
