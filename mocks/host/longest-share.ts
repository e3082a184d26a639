/**
 * The longest time that everything else had to wait while the work was under way, as a share of all of it: nearly 1 for work
 * that holds the event loop to its end, however fast the machine is. For tests.
 */
export async function longestShare(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let last = start;
  let longest = 0;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  await work();
  clearInterval(timer);
  look();
  return longest / (last - start);
}
