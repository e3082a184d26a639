import type { Extension } from '#app/entities/extensions/types.ts';
import { canonicalLocale, sourceLocale } from '#app/i18n/choose-locale.ts';
import { i18n } from '#app/i18n/setup.ts';
import { addInterfaces, interfaces } from '#app/interfaces/registry.ts';
import type { InterfaceDefinition } from '#app/interfaces/define.ts';
import { CustomDisplay } from './CustomDisplay.tsx';
import { CustomInput } from './CustomInput.tsx';
import { customDefinition, customStrings } from './definition.ts';
import { type InterfaceExport, setComplete } from './interface-code.ts';

/** Makes the installation's interfaces known to all that asks the registry: forms, lists, set-up, debugger. */
export function registerCustomInterfaces(list: readonly Extension[]): void {
  // Where both have one of the same id it is the app's, as it was in the 8.x app.
  const own = list.filter(({ id }) => !interfaces.has(id));
  setComplete(completeInterface);
  addInterfaces(own.map((extension) => definitionOf(extension)));
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

/** Adds what the code of an interface says of it beyond its `meta.json`, once it is there. */
function completeInterface(extension: Extension, exported: InterfaceExport): void {
  const { strings } = exported;
  if (strings) i18n.addResourceBundle(sourceLocale, 'interfaces', { [extension.id]: strings }, true, false);
  addInterfaces([definitionOf(extension, exported)]);
}

const parts = new Map<string, Pick<InterfaceDefinition, 'Input' | 'Display'>>();

function definitionOf(extension: Extension, exported: Partial<InterfaceExport> = {}): InterfaceDefinition {
  // The same components for as long as the page lives: others would begin anew.
  const own = parts.get(extension.id) ?? {
    Input: (props) => <CustomInput extension={extension} {...props} />,
    Display: (props) => <CustomDisplay extension={extension} {...props} />,
  };
  parts.set(extension.id, own);
  const { types, options, recommended, relational, group, hideLabel, height, isFollowing } = exported;
  const said = { types, options, recommended, relational, group, hideLabel, isFollowing };
  const kept = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  return customDefinition(
    extension,
    { ...kept, ...(height ? { height: safeHeight(height) } : {}), ...own },
    (id) => interfaces.get(id)?.types[0] ?? 'string',
  );
}

/** A height that its code can't tell is that of one line. */
function safeHeight(height: NonNullable<InterfaceDefinition['height']>): typeof height {
  return (...args) => {
    try {
      const found = height(...args);
      return Number.isFinite(found) ? found : 36;
    } catch {
      return 36;
    }
  };
}
