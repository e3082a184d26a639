import { memo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/components/ui/Badge.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import drag from '#app/components/ui/drag.module.css';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { MenuItem } from '#app/components/ui/Menu.tsx';
import { MoreMenu } from '#app/components/ui/MoreMenu.tsx';
import { lengthKind } from '#app/entities/fields/datatypes.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useInterfaceName } from '#app/i18n/interface-text.ts';
import { copyProblem } from './copy-problem.ts';
import styles from './editor.module.css';
import parts from './field-parts.module.css';

export type FieldDeed = 'edit' | 'manage' | 'duplicate' | 'remove';

interface FieldTableRowProps {
  field: Field;
  /** As it is shown to the user. */
  name: string;
  isReadonly: boolean;
  isManaging: boolean;
  /** It is being dragged, or is where a dragged one would go. */
  drop: 'held' | 'before' | 'after' | null;
  /** Its place, from 0. */
  at: number;
  onDeed: (deed: FieldDeed, field: Field) => void;
  onGrab: (event: PointerEvent, at: number) => void;
  onStep: (at: number, by: 1 | -1) => void;
}

const flags = ['primary_key', 'required', 'unique', 'readonly', 'hidden_detail', 'hidden_browse'] as const;

/** Remembered: of hundreds of rows only those that have moved are drawn anew. */
export const FieldTableRow = memo(function FieldTableRow(props: FieldTableRowProps) {
  const { field, name, isReadonly, isManaging, drop, at, onDeed, onGrab, onStep } = props;
  const { t } = useTranslation('schema');
  const interfaceName = useInterfaceName();
  return (
    <tr
      data-row={field.field}
      className={classNames(styles.field, drop === 'held' ? drag.held : drop !== null && styles[drop])}
      data-managed={field.interface !== null}
    >
      <td className={styles.place}>
        {isReadonly ? null : (
          <button
            type="button"
            data-handle
            className={drag.handle}
            aria-label={t('order.move', { field: name })}
            title={t('order.hint')}
            onPointerDown={(event) => onGrab(event, at)}
            onKeyDown={(event) => {
              const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
              if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              onStep(at, by);
            }}
          >
            <Icon name="drag_indicator" size={18} />
          </button>
        )}
      </td>
      <th scope="row">
        {isReadonly ? (
          name
        ) : (
          <button type="button" data-open className={parts.open} onClick={() => onDeed('edit', field)}>
            {name}
          </button>
        )}
        <code className={styles.key}>{field.field}</code>
      </th>
      <td>
        {field.interface === null ? (
          isReadonly ? null : (
            <Button
              size="dense"
              pending={isManaging}
              aria-label={t('manage.startName', { name })}
              onClick={() => onDeed('manage', field)}
            >
              {t('manage.start')}
            </Button>
          )
        ) : (
          interfaceName(field.interface)
        )}
      </td>
      <td className={styles.wide}>
        <code>{field.type}</code>
        {field.datatype === null ? null : <code className={styles.key}>{columnText(field)}</code>}
      </td>
      <td className={styles.wide}>
        <span className={styles.flags}>
          {flags
            .filter((flag) => field[flag])
            .map((flag) => (
              <Badge key={flag} {...(flag === 'primary_key' ? { tone: 'info' as const } : {})}>
                {t(`fields.flag.${flag}`)}
              </Badge>
            ))}
        </span>
      </td>
      <td className={styles.deeds}>{isReadonly ? null : <RowMenu {...{ field, name, onDeed }} />}</td>
    </tr>
  );
});

function RowMenu({ field, name, onDeed }: Pick<FieldTableRowProps, 'field' | 'name' | 'onDeed'>) {
  const { t } = useTranslation('schema');
  return (
    <MoreMenu
      label={t('fields.menu', { field: name })}
      items={useFieldDeeds(field)}
      onAction={(id) => onDeed(id as FieldDeed, field)}
    />
  );
}

/** What a menu offers to do with a field; the ids are those of `FieldDeed`. */
export function useFieldDeeds(field: Field): MenuItem[] {
  const { t } = useTranslation('schema');
  const problem = copyProblem(field);
  return [
    { id: 'edit', label: t('fields.edit'), icon: <Icon name="edit" /> },
    {
      id: 'duplicate',
      label: t('fields.duplicate'),
      icon: <Icon name="content_copy" />,
      ...(problem ? { disabled: true, description: t(`fields.noCopy.${problem}`) } : {}),
    },
    {
      id: 'remove',
      label: t('fields.remove'),
      icon: <Icon name="delete_outline" />,
      tone: 'bad',
      separated: true,
      ...(field.primary_key ? { disabled: true, description: t('fields.keyStays') } : {}),
    },
  ];
}

/** The server tells a length of every column, also where it means nothing. */
function columnText({ datatype, length }: Field): string {
  return length === null || lengthKind(datatype) === 'none' ? (datatype ?? '') : `${datatype}(${length})`;
}
