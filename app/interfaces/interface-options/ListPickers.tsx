import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Chip } from '#app/components/ui/Chip.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { TemplatePath } from '#app/components/template/TemplateField.tsx';
import { NameList } from './NameList.tsx';
import { fileKinds, hasKind, listOf, otherTypes, withKind } from './option-lists.ts';
import styles from './option-picker.module.css';
import { toolbarCommands } from './toolbar-commands.ts';

interface ListPickerProps {
  label: string;
  comment: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Fields in the order in which they are shown; stored with commas between. */
export function FieldsPicker({
  label,
  comment,
  value,
  onChange,
  paths,
}: ListPickerProps & { paths: readonly TemplatePath[] }) {
  const { t } = useTranslation('option-pickers');
  const names = listOf(value);
  const put = (next: readonly string[]) => onChange(next.join(','));
  return (
    <Group label={label} comment={comment}>
      <NameList
        label={label}
        names={names}
        wordsOf={(name) => paths.find(({ path }) => path === name)?.label ?? name}
        onChange={put}
      />
      <Select
        className={styles.adder}
        label={t('addField')}
        hideLabel
        placeholder={t('addField')}
        items={paths
          .filter(({ path }) => !names.includes(path))
          .map(({ path, label: words }) => ({ id: path, label: words }))}
        selectedKey={null}
        onChange={(path) => path !== null && put([...names, path])}
      />
    </Group>
  );
}

/** Media types by what people call such files; any other one can be added by its name. */
export function TypesPicker({ label, comment, value, onChange }: ListPickerProps) {
  const { t } = useTranslation('option-pickers');
  const [typed, setTyped] = useState('');
  const types = listOf(value);
  const put = (next: readonly string[]) => onChange(next.join(','));
  const add = () => {
    const added = listOf(typed).filter((entry) => !types.includes(entry));
    if (added.length > 0) put([...types, ...added]);
    setTyped('');
  };
  return (
    <Group label={label} comment={comment}>
      <div className={styles.boxes}>
        {fileKinds.map((kind) => (
          <Checkbox
            key={kind.id}
            isSelected={hasKind(types, kind)}
            onChange={(isThere) => put(withKind(types, kind, isThere))}
          >
            {t(`kinds.${kind.id}`)}
          </Checkbox>
        ))}
      </div>
      <div>
        {otherTypes(types).map((type) => (
          <Chip
            key={type}
            onRemove={() => put(types.filter((other) => other !== type))}
            removeLabel={t('remove', { name: type })}
          >
            {type}
          </Chip>
        ))}
      </div>
      <div className={styles.typed}>
        <TextField
          label={t('otherType')}
          value={typed}
          onChange={setTyped}
          spellCheck={false}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add} disabled={typed.trim() === ''}>
          {t('add')}
        </Button>
      </div>
    </Group>
  );
}

/** The commands of a toolbar: which, and in what order. */
export function ToolbarPicker({ label, comment, value, onChange }: ListPickerProps) {
  const { t } = useTranslation('option-pickers');
  const text = useInterfaceText('wysiwyg');
  const chosen = listOf(value);
  const known = (name: string) => toolbarCommands.find(({ command }) => command === name);
  const wordsOf = (name: string) => {
    const command = known(name);
    return command ? text(`engine.${command.name}`) : name;
  };
  const iconOf = (name: string) => <Icon name={known(name)?.icon ?? 'extension'} size={18} />;
  return (
    <Group label={label} comment={comment}>
      <div className={styles.boxes}>
        {toolbarCommands.map(({ command }) => (
          <Checkbox
            key={command}
            isSelected={chosen.includes(command)}
            onChange={(isThere) =>
              onChange(isThere ? [...chosen, command] : chosen.filter((other) => other !== command))
            }
          >
            <span className={styles.command}>
              {iconOf(command)}
              {wordsOf(command)}
            </span>
          </Checkbox>
        ))}
      </div>
      <details>
        <summary className={styles.summary}>{t('order')}</summary>
        <NameList label={t('order')} names={chosen} wordsOf={wordsOf} iconOf={iconOf} onChange={onChange} />
      </details>
    </Group>
  );
}

function Group({ label, comment, children }: { label: string; comment: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={comment ? `${id}-note` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {children}
      {comment ? (
        <p id={`${id}-note`} className={styles.note}>
          {comment}
        </p>
      ) : null}
    </fieldset>
  );
}
