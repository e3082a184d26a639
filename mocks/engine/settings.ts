import { faults } from '#mocks/engine/errors.ts';
import { type HookContext, type Payload, registerHooks } from '#mocks/engine/hooks.ts';
import { stringifyJson } from '#mocks/engine/values/json.ts';
import { refuseWideText } from '#mocks/engine/write/wide-text.ts';
import type { Project } from '#mocks/engine/types.ts';
import type { Row } from '#mocks/storage/driver.ts';

/** What is special about directus_settings: a value of any type is kept as text. */
export function registerSettingHooks(): void {
  registerHooks('directus_settings', {
    beforeWrite,
    afterWrite: ({ project }) => project.settingsChanged(),
    afterDelete: ({ project }) => project.settingsChanged(),
  });
}

/** The type of a setting, as the fields of directus_settings describe it; null for one of your own. */
export function settingType({ driver }: Project, key: unknown): string | null {
  const [row] = driver.all('SELECT type FROM directus_fields WHERE collection = ? AND field = ?', [
    'directus_settings',
    String(key ?? ''),
  ]);
  return row ? String(row.type) : null;
}

function beforeWrite({ project }: HookContext, sent: Payload, current: Row | null): Payload {
  const { value, ...rest } = sent;
  if (current === null && !rest.key) throw faults.invalid('key: This value should not be blank.');
  const missing = value === null || (value === undefined && current === null);
  if (missing && !project.release.typesSettings)
    throw faults.invalid('value: This value should not be blank.');
  if (value === undefined) return rest;
  const key = String(rest.key ?? current?.key ?? '');
  // JSON is stored escaped.
  if (typeof value === 'string') refuseWideText(project, [value]);
  if (key.startsWith('asset_whitelist') && value !== null) checkPresets(value);
  const none = settingType(project, key) === 'file' ? '' : null;
  return { ...rest, value: value === null ? none : settingText(value) };
}

function settingText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? stringifyJson(value) : String(value);
}

/** Thumbnails are made from these, so each has to say what it wants. */
function checkPresets(value: unknown): void {
  let presets: unknown = value;
  if (typeof value === 'string') {
    if (value === '') return;
    try {
      presets = JSON.parse(value);
    } catch {
      throw faults.invalid('value: This value is not valid.');
    }
  }
  if (!Array.isArray(presets) || !presets.every(isPreset))
    throw faults.invalid('value: This value is not valid.');
}

function isPreset(entry: unknown): boolean {
  const { key, width, height, fit } = (entry ?? {}) as Record<string, unknown>;
  const size = (number: unknown) => Number(number) > 0 && Number(number) <= 6000;
  return (
    typeof key === 'string' &&
    key !== '' &&
    size(width) &&
    size(height) &&
    (fit === 'crop' || fit === 'contain')
  );
}
