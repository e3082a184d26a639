import { toObject } from '#app/entities/fields/rules.ts';
import { extensionName, extensionText } from '#app/entities/extensions/names.ts';
import type { Extension } from '#app/entities/extensions/types.ts';
import type { InterfaceDefinition, OptionDefinition } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';

const relational = ['m2o', 'o2m', 'm2m', 'file', 'user'] as const;

/** What the code of a custom interface says beyond its `meta.json`, and the host's own components around it. */
export type CustomParts = Pick<InterfaceDefinition, 'Input' | 'Display'> & Partial<InterfaceDefinition>;

/**
 * The definition of a custom interface by its `meta.json`, as the 8.x app read it: `name`, `icon`, `types`, `options` (a map,
 * each with `name`, `comment`, `interface`, `type`, `default`, `width`, `options`), `recommended`, `translation`. What its
 * code says goes before that. `typeOf`: the first type of an interface, for options that don't tell theirs.
 */
export function customDefinition(
  { id, icon, meta }: Extension,
  parts: CustomParts,
  typeOf: (interfaceId: string) => string,
): InterfaceDefinition {
  const [first = 'string', ...others] = textsOf(meta['types']);
  const kind = relational.find((name) => name === meta['relational'] || name === meta['relation']);
  return {
    icon: icon ?? 'extension',
    types: [first, ...others],
    ...(kind ? { relational: kind } : {}),
    ...(meta['hideLabel'] === true ? { hideLabel: true } : {}),
    recommended: recommendedOf(toObject(meta['recommended'])),
    options: Object.entries(toObject(meta['options'])).map(([key, option]) =>
      toOption(key, toObject(option), typeOf),
    ),
    strings: {},
    ...parts,
    id,
  };
}

function toOption(
  key: string,
  option: Record<string, unknown>,
  typeOf: (interfaceId: string) => string,
): OptionDefinition {
  const id = plainText(option['interface']) || 'text-input';
  return {
    key,
    interface: id,
    type: plainText(option['type']) || typeOf(id),
    options: toObject(option['options']),
    ...('default' in option ? { default: option['default'] } : {}),
    ...(option['width'] === 'half' || option['width'] === 'full' ? { width: option['width'] } : {}),
    ...(option['required'] === true ? { required: true } : {}),
    ...(option['advanced'] === true ? { advanced: true } : {}),
  };
}

function recommendedOf(stored: Record<string, unknown>): NonNullable<InterfaceDefinition['recommended']> {
  const { length, validation, required } = stored;
  const defaultValue = stored['defaultValue'] ?? stored['default_value'];
  return {
    ...(typeof length === 'number' ? { length } : {}),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(typeof validation === 'string' ? { validation } : {}),
    ...(typeof required === 'boolean' ? { required } : {}),
  };
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** What a custom interface is called in each locale of its `translation`: the strings that the app's own have in their `en-US.json`. */
export function customStrings(extension: Extension): Map<string, Record<string, unknown>> {
  const options = Object.entries(toObject(extension.meta['options']));
  const locales = new Set(['en-US', ...Object.keys(toObject(extension.meta['translation']))]);
  return new Map(
    [...locales].map((locale) => {
      const say = (text: unknown) => extensionText(extension, text, locale);
      const named = options.map(([key, raw]) => {
        const option = toObject(raw);
        const comment = say(option['comment']);
        return [key, { name: say(option['name']) || key, ...(comment ? { comment } : {}) }];
      });
      return [locale, { name: extensionName(extension, locale), options: Object.fromEntries(named) }];
    }),
  );
}
