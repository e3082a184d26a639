import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { useTextsOf } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useOfferedLayouts } from '#app/layouts/custom/use-custom-layouts.ts';
import { extensionName } from '#app/entities/extensions/names.ts';
import { layouts } from '#app/layouts/registry.ts';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './items.module.css';
import type { ListingState } from './use-listing.ts';
import { toQuery } from './view.ts';

/** Which layout, and its own settings. */
export default function ViewSettings({ listing }: { listing: ListingState }) {
  const { t } = useTranslation('listing');
  const { find } = useTextsOf();
  const { layout, view, preset, context, options, change, changeOptions } = listing;
  const locale = useLocale();
  const custom = useOfferedLayouts();
  const offered = [
    ...[...layouts.values()]
      .filter((each) => each === layout || each.isUsable?.(context) !== false)
      .map(({ id, icon }) => ({ id, icon, label: find(`layouts:${id}.name`) })),
    ...custom.map((each) => ({
      id: each.id,
      icon: each.icon ?? 'view_quilt',
      label: extensionName(each, locale),
    })),
  ];
  return (
    <div className={styles.settings}>
      {offered.length > 1 ? (
        <Select
          label={t('layout')}
          items={offered.map(({ id, icon, label }) => ({ id, label, icon: <Icon name={icon} size={18} /> }))}
          selectedKey={layout.id}
          onChange={(type) => {
            if (type !== null) change({ type, query: ownValue(preset.view_query, type) ?? {} });
          }}
        />
      ) : null}
      <layout.Options
        context={context}
        query={view.query}
        onQueryChange={(changes) => change({ query: toQuery({ ...view.query, ...changes }) })}
        options={options}
        onOptionsChange={changeOptions}
      />
    </div>
  );
}
