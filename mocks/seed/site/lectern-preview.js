/* Lets Lectern show what isn't saved yet. <script src="/lectern-preview.js" data-lectern="https://admin.example.com"></script> */
const origins = document.currentScript.dataset.lectern.split(' ');
const style = document.createElement('style');
style.textContent = '[data-lectern-used] { outline: 2px solid #3b5bdb; outline-offset: 4px }';

const fieldsCalled = (name) => document.querySelectorAll(`[data-lectern-field="${CSS.escape(name)}"]`);
const tell = (type, detail) => document.dispatchEvent(new CustomEvent(`lectern:${type}`, { detail }));

function listen(port) {
  port.onmessage = ({ data }) => {
    if (data.lectern === 'values' || data.lectern === 'look') {
      document.documentElement.style.colorScheme = data.dark ? 'dark' : 'light';
      if (data.scroll) requestAnimationFrame(() => scrollTo({ top: data.scroll, behavior: 'instant' }));
    }
    if (data.lectern === 'values' || data.lectern === 'changes') tell('values', data.values);
    if (data.lectern !== 'focus') return;
    for (const used of document.querySelectorAll('[data-lectern-used]')) delete used.dataset.lecternUsed;
    for (const used of data.field ? fieldsCalled(data.field) : []) used.dataset.lecternUsed = '';
  };
  document.addEventListener('click', (event) => {
    const shown = event.target.closest('[data-lectern-field]');
    if (shown) port.postMessage({ lectern: 'field', field: shown.dataset.lecternField });
    const link = event.target.closest('a[href]');
    if (link && !event.defaultPrevented && link.origin === location.origin) {
      // A step that is no step of the browser's history, which is the form's.
      event.preventDefault();
      if (!shown) location.replace(link.href);
    }
  });
  let timer;
  addEventListener('scroll', () => {
    timer ??= setTimeout(() => (timer = port.postMessage({ lectern: 'scroll', top: scrollY })), 200);
  });
}

if (parent !== window) {
  addEventListener('message', ({ source, origin, data, ports }) => {
    const isOurs = source === parent && origins.includes(origin) && data?.lectern === 'welcome';
    if (isOurs && data.address === location.href && ports[0]) listen(ports[0]);
  });
  document.addEventListener('DOMContentLoaded', () => document.head.append(style));
  for (const origin of origins)
    parent.postMessage({ lectern: 'hello', version: 1, address: location.href }, origin);
}
