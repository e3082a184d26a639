/**
 * How often something else got its turn while the work was under way: a few times at most for work that holds the event loop
 * to its end, whatever the machine has to do beside it. For tests.
 */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  await work();
  clearInterval(timer);
  return turns;
}
