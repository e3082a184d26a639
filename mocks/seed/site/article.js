// How this site shows the fields of an article: as text, but for those that hold HTML. It trusts its own editors; scripts in what
// they write are kept out by the policy of the page.
const language = new URLSearchParams(location.search).get('lang');

function show(name, value) {
  for (const element of document.querySelectorAll(`[data-lectern-field="${CSS.escape(name)}"]`)) {
    // What stands for something that is linked to shows more than its key.
    if (!element.dataset.as) continue;
    if (element.dataset.as === 'html') element.innerHTML = value ?? '';
    else element.textContent = value ?? '';
    element.hidden = !value;
  }
}

document.addEventListener('lectern:values', ({ detail: values }) => {
  const isTranslated = document.documentElement.dataset.translated === 'true';
  for (const [name, value] of Object.entries(values)) {
    if (name === 'translations' || (value !== null && typeof value === 'object')) continue;
    if (!isTranslated) show(name, value);
  }
  // Translations come as what is to change in them.
  for (const row of values.translations ?? []) {
    if (!isTranslated || (row.language && (row.language.code ?? row.language) !== language)) continue;
    if (row.id && String(row.id) !== document.documentElement.dataset.row) continue;
    for (const [name, value] of Object.entries(row)) if (name !== 'id') show(`translations.${name}`, value);
  }
});
