// A number on a scale of colors. An example of an interface: docs/extensions.md explains it.
import { addTexts, useLocale } from 'lectern';
import { createElement as h } from 'react';
import { useTranslation } from 'react-i18next';

const texts = addTexts('color-scale', {
  'en-US': { empty: 'Not set', clear: 'Clear' },
  'de-DE': { empty: 'Nicht gesetzt', clear: 'Leeren' },
});

// Options are stored by people and programs: whatever isn't a number counts as not being there.
const numberOf = (value, other) => {
  const number = Number.parseFloat(value);
  return Number.isFinite(number) ? number : other;
};

function scaleOf(options) {
  const min = numberOf(options.min, 0);
  const max = Math.max(numberOf(options.max, 100), min + 1);
  return { min, max, step: numberOf(options.step, 1) };
}

const shareOf = (number, { min, max }) => Math.min(1, Math.max(0, (number - min) / (max - min)));

function useText(value, { unit }) {
  const locale = useLocale();
  const number = numberOf(value, null);
  if (number === null) return null;
  const digits = new Intl.NumberFormat(locale).format(number);
  return typeof unit === 'string' && unit !== '' ? `${digits} ${unit}` : digits;
}

function Input({ id, describedBy, value, onChange, options, readonly, invalid, field }) {
  const { t } = useTranslation(texts);
  const scale = scaleOf(options);
  const number = numberOf(value, null);
  const text = useText(value, options);
  const isEmpty = number === null;
  return h(
    'div',
    { className: 'scale', style: { '--share': isEmpty ? 0 : shareOf(number, scale) } },
    h('input', {
      id,
      type: 'range',
      ...scale,
      value: isEmpty ? scale.min : number,
      disabled: readonly,
      'aria-describedby': describedBy,
      'aria-invalid': invalid || undefined,
      'aria-valuetext': isEmpty ? t('empty') : text,
      'data-empty': isEmpty || undefined,
      onChange: (event) => onChange(Number(event.target.value)),
    }),
    h('output', { htmlFor: id }, isEmpty ? t('empty') : text),
    isEmpty || readonly || field.required
      ? null
      : h('button', { type: 'button', onClick: () => onChange(null) }, t('clear')),
  );
}

function Display({ value, options }) {
  const text = useText(value, options);
  const share = shareOf(numberOf(value, 0), scaleOf(options));
  return h('span', { className: 'dot', style: { '--share': share } }, text ?? String(value));
}

export default { Input, Display };
