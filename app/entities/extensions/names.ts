import { toObject } from '#app/entities/fields/rules.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { Extension } from './types.ts';

/**
 * A text of an extension's `meta.json`: each `$t:key` in it is looked up in the `translation` of the same file, by the locale,
 * another one of its language, or English; a key that none has shows as its own words.
 */
export function extensionText({ meta }: Pick<Extension, 'meta'>, text: unknown, locale: string): string {
  const translation = toObject(meta['translation']);
  const [language = ''] = locale.split('-');
  const kin = Object.keys(translation).find((other) => other.split('-')[0] === language);
  const texts = [locale, kin ?? '', 'en-US'].map((each) => toObject(ownValue(translation, each)));
  return plainText(text).replaceAll(/\$t:([\w-]+)/g, (_, key: string) => {
    const [found = key.replaceAll(/[_-]+/g, ' ')] = texts.flatMap((each) => ownValue(each, key) ?? []);
    return plainText(found);
  });
}

export const extensionName = (extension: Extension, locale: string): string =>
  extensionText(extension, extension.name, locale) || extension.id;
