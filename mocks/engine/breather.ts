/** Milliseconds of work after which others have their turn. */
const SLICE = 30;

/** Gives a function for long work to call now and then: it waits until others have had their turn, once they are due. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE) return;
    await othersTurn();
    since = performance.now();
  };
}

/** Lets others have their turn. */
export const othersTurn = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 0);
  });
