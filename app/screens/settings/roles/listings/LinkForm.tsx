import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#app/components/ui/TextField.tsx';
import { translateStored } from '#app/i18n/translate.ts';
import { NestedInput } from '#app/interfaces/NestedInput.tsx';
import { nestedField } from '#app/interfaces/nested-field.ts';
import styles from './listings.module.css';
import { addressProblem, linkParts } from './link-rules.ts';
import { useLinkPlace } from './link-place.ts';

interface LinkFormProps {
  entry: unknown;
  label: string;
  readonly: boolean;
  onSet: (part: 'name' | 'link' | 'icon', value: unknown) => void;
}

/** Name, address and icon of a link. What is wrong is said beside it once there is something. */
export function LinkForm({ entry, label, readonly, onSet }: LinkFormProps) {
  const { t } = useTranslation('roles');
  const id = useId();
  const { root, exists } = useLinkPlace();
  const { name, link, icon } = linkParts(entry) ?? { name: '', link: '', icon: '' };
  const problem = addressProblem(link, root, exists);
  const isTranslated = name.includes('$t:');
  return (
    <div role="group" aria-label={label} className={styles.form}>
      <TextField
        label={t('listing.name')}
        value={name}
        onChange={(next) => onSet('name', next)}
        description={isTranslated ? t('listing.nameHint', { name: translateStored(name) }) : undefined}
        readOnly={readonly}
        required
        maxLength={100}
      />
      <TextField
        id={`${id}-link`}
        label={t('listing.link')}
        value={link}
        onChange={(next) => onSet('link', next)}
        description={t('listing.linkHint')}
        // An empty box is seen to be empty.
        error={problem === null || problem === 'noLink' ? null : t(`listing.problem.${problem}`)}
        readOnly={readonly}
        required
        inputMode="url"
        spellCheck={false}
        autoCapitalize="none"
      />
      <div className={styles.icon}>
        <NestedInput
          field={nestedField(
            { field: 'icon', interface: 'icon', type: 'string', name: t('listing.icon') },
            'directus_roles',
          )}
          value={icon === '' ? null : icon}
          onChange={(next) => onSet('icon', next)}
          onSetField={() => undefined}
          onInputError={() => undefined}
          collection="directus_roles"
          readonly={readonly}
          invalid={false}
          newItem={false}
        />
      </div>
    </div>
  );
}
