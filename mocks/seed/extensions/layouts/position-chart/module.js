// Items by their place on the earth, on a chart without tiles. An example of a layout: docs/extensions.md explains it.
import { addTexts, EmptyState, Icon, Select, fieldName, ownValue, useItemWindows, useLocale } from 'lectern';
import { createElement as h, useState } from 'react';
import { useTranslation } from 'react-i18next';

const texts = addTexts('position-chart', {
  'en-US': {
    position: 'Position',
    title: 'Title',
    none: 'No positions here',
    noneText: 'The first {{count, number}} items have no place to be shown at.',
    keys: 'Each point is a link to its item.',
  },
  'de-DE': {
    position: 'Ort',
    title: 'Titel',
    none: 'Keine Orte',
    noneText: 'Die ersten {{count, number}} Einträge haben keinen Ort, an dem sie stehen könnten.',
    keys: 'Jeder Punkt ist ein Link zu seinem Eintrag.',
  },
});

/** Items that are drawn at most; the list says how many there are in all. */
const most = 200;
const width = 1000;
const height = 600;
const margin = 60;

const fieldsOf = ({ collection, hidden }) =>
  Object.values(collection.fields).filter(({ field }) => !hidden.has(field));

/** The fields of the options, else the first that will do. */
function chosen(options, context) {
  const fields = fieldsOf(context);
  const named = (name) => fields.find(({ field }) => field === name);
  return {
    position: named(options.position) ?? fields.find((field) => field.interface === 'map'),
    title: named(options.title) ?? fields.find(({ type }) => type === 'string'),
  };
}

/** `{ lat, lng }` of a stored value, which may be JSON text; null for anything else. */
function placeOf(value) {
  try {
    const { lat, lng } = typeof value === 'string' ? JSON.parse(value) : (value ?? {});
    const place = { lat: Number(lat), lng: Number(lng) };
    return lat === null || lng === null || !Number.isFinite(place.lat + place.lng) ? null : place;
  } catch {
    return null;
  }
}

function Layout({ label, source, count, keyOf, hrefOf, context, options }) {
  const { t } = useTranslation(texts);
  const [range] = useState({ first: 0, last: most });
  const items = useItemWindows(source, range, count);
  const { position, title } = chosen(options, context);
  const shown = Math.min(items.isCounted ? items.rowCount : most, most);
  const points = [];
  for (let row = 0; row < shown; row += 1) {
    const item = items.itemAt(row);
    const place = item && position ? placeOf(ownValue(item, position.field)) : null;
    if (place)
      points.push({
        ...place,
        key: keyOf(item),
        href: hrefOf(keyOf(item), item),
        name: nameOf(item, title, keyOf),
      });
  }
  const at = projection(points);
  if (points.length === 0 && items.isCounted) {
    return h(
      EmptyState,
      { icon: h(Icon, { name: 'wrong_location', size: 28 }), title: t('none') },
      t('noneText', { count: shown }),
    );
  }
  return h(
    'div',
    { className: 'chart' },
    h('p', null, t('keys')),
    h(
      'ul',
      { 'aria-label': label, style: { aspectRatio: `${width} / ${height}` } },
      apart(points.map((point) => ({ ...point, ...at(point) }))).map((point) => {
        const { x, y } = point;
        const style = {
          insetInlineStart: `${(x / width) * 100}%`,
          insetBlockStart: `${(y / height) * 100}%`,
        };
        return h('li', { key: point.key, style }, h('a', { href: point.href }, point.name));
      }),
    ),
  );
}

const nameOf = (item, title, keyOf) => String((title && ownValue(item, title.field)) ?? keyOf(item));

/** From degrees to the chart: as large as the points allow, north above, with as much of a degree both ways as there is there. */
function projection(points) {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [north, south] = [Math.max(...lats), Math.min(...lats)];
  const [east, west] = [Math.max(...lngs), Math.min(...lngs)];
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180) || 1;
  const scale = Math.min(
    (width - 2 * margin) / Math.max((east - west) * shrink, 0.001),
    (height - 2 * margin) / Math.max(north - south, 0.001),
  );
  return ({ lat, lng }) => ({
    x: width / 2 + (lng - (east + west) / 2) * shrink * scale,
    y: height / 2 - (lat - (north + south) / 2) * scale,
  });
}

/** What would lie over another goes below it, so that each can be read and pressed. */
function apart(points) {
  const placed = [];
  for (const point of points.toSorted((a, b) => a.y - b.y)) {
    const others = placed.filter(({ x }) => Math.abs(x - point.x) < 300);
    const y = others.reduce((top, other) => (Math.abs(other.y - top) < 42 ? other.y + 42 : top), point.y);
    placed.push({ ...point, y });
  }
  // Pushed over the lower edge they all move together.
  const lowest = Math.max(...placed.map(({ y }) => y), 1);
  const shrink = Math.min(1, (height - margin / 2) / lowest);
  return placed.map((point) => ({ ...point, y: point.y * shrink }));
}

function Options({ context, options, onOptionsChange }) {
  const { t } = useTranslation(texts);
  const locale = useLocale();
  const now = chosen(options, context);
  const select = (key) =>
    h(Select, {
      label: t(key),
      items: fieldsOf(context).map((field) => ({ id: field.field, label: fieldName(field, locale) })),
      selectedKey: now[key]?.field ?? null,
      onChange: (field) => onOptionsChange({ [key]: field }),
    });
  return h('div', { className: 'options' }, select('position'), select('title'));
}

export default {
  Layout,
  Options,
  isWithoutSelection: true,
  isUsable: (context) => fieldsOf(context).some((field) => field.interface === 'map'),
  request(query, options, context) {
    const { position, title } = chosen(options, context);
    const key = Object.values(context.collection.fields).find((field) => field.primary_key);
    const paths = [key, position, title].filter(Boolean).map(({ field }) => field);
    return { paths: [...new Set(paths)], sort: query.sort ?? null };
  },
};
