import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#app/components/ui/Select.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { TemplateField, type TemplatePath } from '#app/components/template/TemplateField.tsx';
import { toObject } from '#app/entities/fields/rules.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { FieldsPicker } from './ListPickers.tsx';
import styles from './option-picker.module.css';

interface ObjectPickerProps {
  label: string;
  comment: string;
  value: unknown;
  onChange: (value: unknown) => void;
  paths: readonly TemplatePath[];
  /** The input of the whole object as JSON. */
  raw: ReactNode;
}

/** What stands where on a card: a field or a template each. What else the object holds stays. */
export function Parts({ parts, ...props }: ObjectPickerProps & { parts: readonly string[] }) {
  const { t } = useTranslation('option-pickers');
  const { value, onChange, paths } = props;
  const all = toObject(value);
  return (
    <ObjectFrame {...props}>
      {parts.map((part) => (
        <Part
          key={part}
          label={t(`parts.${part as 'title'}`)}
          value={plainText(ownValue(all, part))}
          onChange={(next) => onChange({ ...all, [part]: next })}
          paths={paths}
        />
      ))}
    </ObjectFrame>
  );
}

interface PartProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  paths: readonly TemplatePath[];
}

/** A field by its bare name, or a template. */
function Part({ label, value, onChange, paths }: PartProps) {
  const { t } = useTranslation('option-pickers');
  const [isTemplate] = useState(value.includes('{{'));
  if (isTemplate) return <TemplateField {...{ label, value, onChange, paths }} />;
  return (
    <Select
      className={styles.adder}
      label={label}
      items={paths.map((path) => ({ id: path.path, label: path.label }))}
      selectedKey={value || null}
      emptyLabel={t('none')}
      onChange={(path) => onChange(path ?? '')}
    />
  );
}

/** Order and columns of a list. What else the object holds stays. */
export function Query(props: ObjectPickerProps) {
  const { t } = useTranslation('option-pickers');
  const { value, onChange, paths } = props;
  const all = toObject(value);
  const [sort, fields] = [plainText(ownValue(all, 'sort')), ownValue(all, 'fields')];
  const isDown = sort.startsWith('-');
  const field = isDown ? sort.slice(1) : sort;
  const put = (name: string | null, down: boolean) =>
    onChange({ ...all, sort: name === null ? '' : `${down ? '-' : ''}${name}` });
  return (
    <ObjectFrame {...props}>
      <Select
        className={styles.adder}
        label={t('sort')}
        items={paths.map(({ path, label }) => ({ id: path, label }))}
        selectedKey={field || null}
        emptyLabel={t('none')}
        onChange={(name) => put(name, isDown)}
      />
      <Switch isSelected={isDown} disabled={field === ''} onChange={(down) => put(field, down)}>
        {t('descending')}
      </Switch>
      <FieldsPicker
        label={t('columns')}
        comment=""
        value={fields}
        // A list stays one.
        onChange={(next) =>
          onChange({
            ...all,
            fields: Array.isArray(fields) ? plainText(next).split(',').filter(Boolean) : next,
          })
        }
        paths={paths}
      />
    </ObjectFrame>
  );
}

/** What is kept by layouts is for JSON alone. */
export function ObjectFrame({
  label,
  comment,
  value,
  raw,
  children,
  isRaw = false,
}: Omit<ObjectPickerProps, 'onChange' | 'paths'> & {
  children?: ReactNode;
  /** It can be edited as JSON alone. */
  isRaw?: boolean;
}) {
  const { t } = useTranslation('option-pickers');
  // Once it is there it stays: what is wrong in it has been told.
  const [isMade, setMade] = useState(false);
  const isByLayout =
    isRaw || Object.values(toObject(value)).some((entry) => Object.keys(toObject(entry)).length > 0);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {comment ? <p className={styles.note}>{comment}</p> : null}
      {isByLayout ? (
        raw
      ) : (
        <>
          {children}
          <details onToggle={() => setMade(true)}>
            <summary className={styles.summary}>{t('asJson')}</summary>
            {isMade ? raw : null}
          </details>
        </>
      )}
    </fieldset>
  );
}
