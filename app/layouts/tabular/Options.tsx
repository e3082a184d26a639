import { type PointerEvent, useRef, useState } from 'react';
import { useRowDrag } from '#app/components/rows/use-row-drag.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import drag from '#app/components/ui/drag.module.css';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { SearchField } from '#app/components/page/SearchField.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { LayoutOptionsProps } from '#app/layouts/define.ts';
import { SortSettings } from '#app/layouts/SortSettings.tsx';
import { useLayoutText } from '#app/layouts/layout-text.ts';
import { holds } from '#app/lib/fold.ts';
import { useDensity } from '#app/session/density.ts';
import { columnFields, columnNames, moved, type Spacing, spacingOf, toggled } from './columns.ts';
import styles from './Options.module.css';

const spacings: readonly Spacing[] = ['compact', 'cozy', 'comfortable'];
/** From so many fields on, looking for one by eye takes longer than typing. */
const many = 12;

/** Which columns in which order, and how high the rows are. */
export default function Options({
  context,
  query,
  onQueryChange,
  options,
  onOptionsChange,
}: LayoutOptionsProps) {
  const text = useLayoutText('tabular');
  const [density] = useDensity();
  const locale = useLocale();
  const [wanted, setWanted] = useState('');
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const names = columnNames(query, context);
  const all = columnFields(context);
  const shown = names.flatMap((name) => all.find((field) => field.field === name) ?? []);
  const rest = all.filter((field) => !names.includes(field.field));
  const matches = (field: Field) => holds(`${fieldName(field, locale)} ${field.field}`, wanted);

  const setColumns = (next: readonly string[]) => onQueryChange({ fields: next.join(',') });
  const move = (field: Field, to: number) => {
    const next = moved(names, field.field, to);
    setColumns(next);
    const position = next.indexOf(field.field) + 1;
    setSaid(text('options.movedTo', { name: fieldName(field, locale), position, count: next.length }));
  };
  // The list may show only some of the columns: places in it are those of the fields that stand there.
  const movable = shown.filter(matches);
  const { dragged, onPointerDown } = useRowDrag(list, (from, to) => {
    const [field, target] = [movable[from], movable[to]];
    if (field && target) move(field, names.indexOf(target.field));
  });

  const entry = (field: Field, row: number) => (
    <ColumnEntry
      key={field.field}
      name={fieldName(field, locale)}
      field={field}
      at={names.indexOf(field.field)}
      count={names.length}
      isDragged={dragged?.from === row}
      drop={dragged === null || dragged.to !== row ? null : Math.sign(dragged.to - dragged.from)}
      onPointerDown={(event) => onPointerDown(event, row)}
      onToggle={() => setColumns(toggled(names, field.field))}
      onMove={(to) => move(field, to)}
    />
  );

  return (
    <div className={styles.options}>
      <RadioGroup
        legend={text('options.spacing')}
        orientation="horizontal"
        options={spacings.map((value) => ({ value, label: text(`options.${value}`) }))}
        value={spacingOf(options, density)}
        onChange={(spacing) => onOptionsChange({ spacing })}
      />
      {context.isPhone ? <SortSettings {...{ context, query, onQueryChange }} /> : null}
      <section aria-label={text('options.columns')}>
        <div className={styles.title}>
          <h3>{text('options.columns')}</h3>
          {query.fields ? (
            <Button variant="quiet" size="dense" onClick={() => onQueryChange({ fields: undefined })}>
              {text('options.reset')}
            </Button>
          ) : null}
        </div>
        {all.length > many ? (
          <SearchField size="dense" label={text('options.find')} value={wanted} onChange={setWanted} />
        ) : null}
        <ul ref={list} className={styles.columns} data-dragging={dragged ? true : undefined}>
          {[...movable, ...rest.filter(matches)].map(entry)}
        </ul>
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </section>
    </div>
  );
}

interface ColumnEntryProps {
  name: string;
  field: Field;
  /** Its place among the columns that are shown, which are `count`; -1 when it isn't. */
  at: number;
  count: number;
  isDragged: boolean;
  /** Where what is dragged would go: 1 behind it, -1 before it. */
  drop: number | null;
  onPointerDown: (event: PointerEvent) => void;
  onToggle: () => void;
  onMove: (to: number) => void;
}

function ColumnEntry({ name, field, at, count, isDragged, drop, ...props }: ColumnEntryProps) {
  const text = useLayoutText('tabular');
  const isShown = at !== -1;
  const isOnly = isShown && count === 1;
  const steps = [
    { to: at - 1, label: text('options.up', { name }), icon: 'keyboard_arrow_up' },
    { to: at + 1, label: text('options.down', { name }), icon: 'keyboard_arrow_down' },
  ];
  return (
    <li
      className={classNames(
        styles.column,
        isDragged && drag.held,
        drop !== null && drop !== 0 && drag[drop > 0 ? 'after' : 'before'],
      )}
      data-row={isShown ? field.field : undefined}
    >
      <span
        className={styles.grip}
        data-grip={isShown || undefined}
        onPointerDown={isShown ? props.onPointerDown : undefined}
      >
        {isShown ? <Icon name="drag_indicator" size={18} /> : null}
      </span>
      <Checkbox
        className={styles.name}
        isSelected={isShown}
        disabled={isOnly}
        aria-label={text('options.show', { name })}
        title={isOnly ? text('options.lastColumn') : undefined}
        onChange={props.onToggle}
      >
        {name}
      </Checkbox>
      {isShown ? (
        <span className={styles.moves}>
          {steps.map(({ to, label, icon }) => (
            <IconButton
              key={icon}
              size="dense"
              label={label}
              aria-disabled={to < 0 || to >= count || undefined}
              onClick={() => props.onMove(to)}
            >
              <Icon name={icon} size={18} />
            </IconButton>
          ))}
        </span>
      ) : null}
    </li>
  );
}
