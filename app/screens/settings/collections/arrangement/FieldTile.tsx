import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '#app/components/form/form-layout.ts';
import drag from '#app/components/ui/drag.module.css';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { MenuItem } from '#app/components/ui/Menu.tsx';
import { MoreMenu } from '#app/components/ui/MoreMenu.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { fieldName, fieldWidths, isOn } from '#app/entities/fields/rules.ts';
import type { Field, FieldWidth } from '#app/entities/fields/types.ts';
import { useInterfaceName } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { ownOptions } from '#app/entities/fields/own-options.ts';
import { type FieldDeed, useFieldDeeds } from '#app/screens/settings/collections/FieldTableRow.tsx';
import parts from '#app/screens/settings/collections/field-parts.module.css';
import styles from './arrangement.module.css';
import { WidthHandle } from './WidthHandle.tsx';

/** What can be done with a tile. The names are those of fields; a section is known by its title. */
export interface TileActions {
  step: (field: Field, by: 1 | -1) => void;
  setWidth: (field: Field, width: FieldWidth) => void;
  /** null: out of its section. */
  setSection: (field: Field, section: string | null) => void;
  askSection: (field: Field) => void;
  deed: (deed: FieldDeed, field: Field) => void;
}

interface FieldTileProps {
  field: Field;
  column: Column;
  /** Title of the section that it stands in. */
  section: string | null;
  /** Titles of all sections. */
  sections: readonly string[];
  /** Where a dragged one would go, beside it; `held` is the dragged one. */
  drop: 'held' | 'before' | 'after' | null;
  actions: TileActions;
  isReadonly: boolean;
}

/** A field at its place in the form. */
export function FieldTile({ field, column, section, sections, drop, actions, isReadonly }: FieldTileProps) {
  const { t } = useTranslation('schema');
  const locale = useLocale();
  const interfaceName = useInterfaceName();
  const [tried, setTried] = useState<FieldWidth | null>(null);
  const name = fieldName(field, locale);
  const isConditional = ownOptions(field)['show_when'] !== undefined;
  return (
    <div
      data-row={field.field}
      data-tile={field.field}
      data-tried={tried ?? undefined}
      className={classNames(styles.tile, styles[column], dropClass(drop))}
    >
      {isReadonly ? null : (
        <Handle label={t('order.move', { field: name })} onStep={(by) => actions.step(field, by)} />
      )}
      <span className={styles.tileText}>
        <button type="button" data-open className={parts.open} onClick={() => actions.deed('edit', field)}>
          {name}
        </button>
        <span className={styles.tileNote}>{interfaceName(field.interface ?? '')}</span>
      </span>
      {isConditional ? <Mark icon="rule" label={t('layout.conditional')} /> : null}
      {isOn(field.required) ? <Mark icon="emergency" label={t('layout.required')} /> : null}
      {isOn(field.readonly) ? <Mark icon="lock" label={t('layout.readonly')} /> : null}
      {isReadonly ? null : (
        <>
          <TileMenu {...{ field, name, section, sections, actions }} />
          <WidthHandle
            name={name}
            width={field.width}
            onTry={setTried}
            onChange={(width) => actions.setWidth(field, width)}
          />
        </>
      )}
    </div>
  );
}

function dropClass(drop: FieldTileProps['drop']): string | undefined {
  if (drop === null) return undefined;
  return drop === 'held' ? drag.held : styles[drop];
}

function Mark({ icon, label }: { icon: string; label: string }) {
  return (
    <span className={styles.mark} role="img" aria-label={label} title={label}>
      <Icon name={icon} size={16} />
    </span>
  );
}

interface HandleProps {
  label: string;
  onStep: (by: 1 | -1) => void;
}

/** What is dragged by it follows the pointer; the arrow keys move it one step. */
export function Handle({ label, onStep }: HandleProps) {
  const { t } = useTranslation('schema');
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = (
      { ArrowUp: -1, ArrowDown: 1, ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 } as const
    )[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    // A button would not be taken hold of: presses on buttons are no drags.
    <span
      role="button"
      tabIndex={0}
      data-handle
      className={drag.handle}
      aria-label={label}
      title={t('order.hint')}
      onKeyDown={handleKey}
    >
      <Icon name="drag_indicator" size={18} />
    </span>
  );
}

function TileMenu(
  props: Pick<FieldTileProps, 'field' | 'section' | 'sections' | 'actions'> & { name: string },
) {
  const { field, name, section, sections, actions } = props;
  const { t } = useTranslation(['schema', 'field-setup']);
  const deeds = useFieldDeeds(field);
  const items: MenuItem[] = [
    ...deeds.filter(({ id }) => id === 'edit'),
    ...fieldWidths.map((width, at) => ({
      id: `width ${width}`,
      label: t(`options.widths.${width}`, { ns: 'field-setup' }),
      selected: (field.width ?? 'full') === width,
      separated: at === 0,
    })),
    ...sections
      .filter((title) => title !== section)
      .map((title, at) => ({
        id: `section ${title}`,
        label: t('layout.into', { section: title }),
        separated: at === 0,
      })),
    ...(section === null ? [] : [{ id: 'out', label: t('layout.outOf') }]),
    { id: 'new', label: t('layout.newSection') },
    ...deeds
      .filter(({ id }) => id !== 'edit')
      .map((item, at) => ({ ...item, separated: at === 0 || item.separated })),
  ];
  const handleAction = (id: string) => {
    const [kind = '', ...rest] = id.split(' ');
    if (kind === 'width') actions.setWidth(field, rest[0] as FieldWidth);
    else if (kind === 'section') actions.setSection(field, rest.join(' '));
    else if (kind === 'out') actions.setSection(field, null);
    else if (kind === 'new') actions.askSection(field);
    else actions.deed(kind as FieldDeed, field);
  };
  return <MoreMenu label={t('fields.menu', { field: name })} items={items} onAction={handleAction} />;
}
