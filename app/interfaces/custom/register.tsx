import type { Extension } from '#app/entities/extensions/types.ts';
import { canonicalLocale } from '#app/i18n/choose-locale.ts';
import { i18n } from '#app/i18n/setup.ts';
import { addInterfaces, interfaces } from '#app/interfaces/registry.ts';
import { CustomDisplay } from './CustomDisplay.tsx';
import { CustomInput } from './CustomInput.tsx';
import { customDefinition, customStrings } from './definition.ts';

/** Makes the installation's interfaces known to all that asks the registry: forms, lists, set-up, debugger. */
export function registerCustomInterfaces(list: readonly Extension[]): void {
  // Where both have one of the same id it is the app's, as it was in the 8.x app.
  const own = list.filter(({ id }) => !interfaces.has(id));
  const typeOf = (id: string) => interfaces.get(id)?.types[0] ?? 'string';
  addInterfaces(
    own.map((extension) =>
      customDefinition(
        extension,
        {
          Input: (props) => <CustomInput extension={extension} {...props} />,
          Display: (props) => <CustomDisplay extension={extension} {...props} />,
        },
        typeOf,
      ),
    ),
  );
  const strings = own.map((extension) => [extension.id, customStrings(extension)] as const);
  const addTexts = () => {
    for (const [id, byLocale] of strings)
      for (const [locale, texts] of byLocale) {
        const canonical = canonicalLocale(locale);
        // Before the app's own texts of a language are there, these would pass for all of them.
        if (canonical !== null && i18n.hasResourceBundle(canonical, 'interfaces'))
          i18n.addResourceBundle(canonical, 'interfaces', { [id]: texts }, true, true);
      }
  };
  addTexts();
  i18n.on('languageChanged', addTexts);
}
