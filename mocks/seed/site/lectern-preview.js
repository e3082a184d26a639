// Shows what isn't saved yet in Lectern: <script src="/lectern-preview.js" data-lectern="https://admin.example.com"></script>
const origins = document.currentScript.dataset.lectern.split(' ');
const all = (selector) => [...document.querySelectorAll(selector)];

function listen(port) {
  port.onmessage = ({ data }) => {
    if ('dark' in data) document.documentElement.style.colorScheme = data.dark ? 'dark' : 'light';
    if (data.scroll) requestAnimationFrame(() => scrollTo({ top: data.scroll, behavior: 'instant' }));
    if (data.values) document.dispatchEvent(new CustomEvent('lectern:values', { detail: data.values }));
    if (data.lectern !== 'focus') return;
    for (const used of all('[data-lectern-used]')) delete used.dataset.lecternUsed;
    for (const used of all('[data-lectern-field]'))
      if (used.dataset.lecternField === data.field) used.dataset.lecternUsed = '';
  };
  document.addEventListener('click', (event) => {
    const shown = event.target.closest('[data-lectern-field]');
    const link = event.target.closest('a[href]');
    if (shown) port.postMessage({ lectern: 'field', field: shown.dataset.lecternField });
    if (!link || link.origin !== location.origin) return;
    // A step that is no step of the browser's history, which is the form's.
    event.preventDefault();
    if (!shown) location.replace(link.href);
  });
  let timer;
  addEventListener('scroll', () => {
    timer ??= setTimeout(() => (timer = port.postMessage({ lectern: 'scroll', top: scrollY })), 200);
  });
}

addEventListener('message', ({ source, origin, data, ports: [port] }) => {
  const isOurs = source === parent && origins.includes(origin) && data?.lectern === 'welcome';
  if (isOurs && data.address === location.href && port) listen(port);
});
// After the site's own scripts, which listen to what comes.
document.addEventListener('DOMContentLoaded', () => {
  if (parent === window) return;
  for (const origin of origins)
    parent.postMessage({ lectern: 'hello', version: 1, address: location.href }, origin);
});
