/**
 * What the app is compared with: the same three things on a page without any framework, so that what an engine and its driver
 * cost by themselves is told from what the app costs. Runs in a page of the API's origin and takes the place of what is there.
 */
export function showBarePage(rowsUrl: string): void {
  document.open();
  document.write('<!doctype html><html lang="en"><title>Bare page</title><body></body></html>');
  document.close();

  const button = document.createElement('button');
  button.id = 'load';
  button.textContent = 'Load';
  const input = document.createElement('input');
  input.id = 'input';
  const table = document.createElement('table');
  const scroller = document.createElement('div');
  scroller.id = 'scroller';
  Object.assign(scroller.style, { height: '600px', overflow: 'auto' });
  document.body.append(button, input, scroller, table);

  const fill = (parent: Element, tags: [string, string], items: object[]) => {
    for (const item of items) {
      const row = document.createElement(tags[0]);
      for (const value of Object.values(item)) {
        const cell = document.createElement(tags[1]);
        cell.textContent = `${String(value)} `;
        row.append(cell);
      }
      parent.append(row);
    }
  };
  const body = document.createElement('tbody');
  table.append(body);
  const load = async () => {
    const answer = await fetch(rowsUrl, { cache: 'no-store' });
    const { data } = (await answer.json()) as { data: object[] };
    fill(body, ['tr', 'td'], data);
  };
  button.addEventListener('click', () => void load());
  fill(
    scroller,
    ['div', 'span'],
    Array.from({ length: 5000 }, (_, id) => ({ id, station: `Station ${id % 40}`, value: id / 7 })),
  );
}
