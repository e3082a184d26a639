import type { OptionDefinition } from '#app/interfaces/define.ts';

const half = { type: 'string', width: 'half' };
const toggle = (field: string, isOn = false) => ({
  ...half,
  field,
  interface: 'toggle',
  type: 'boolean',
  default: isOn,
});

/** What a status is made of. */
const fields = [
  { ...half, field: 'value', required: true, options: { monospace: true } },
  { ...half, field: 'name', required: true },
  { ...half, field: 'text_color', interface: 'color-palette', default: 'white' },
  { ...half, field: 'background_color', interface: 'color-palette', default: 'accent' },
  toggle('browse_subdued'),
  toggle('browse_badge', true),
  toggle('soft_delete'),
  toggle('published', true),
  toggle('required_fields', true),
];

export const options: readonly OptionDefinition[] = [
  { key: 'simpleBadge', interface: 'toggle', type: 'boolean', default: false },
  {
    key: 'status_mapping',
    interface: 'repeater',
    type: 'json',
    options: { structure: 'object', structure_key: 'value', template: '{{name}}', fields },
  },
];
