import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#app/components/extension/use-problem-text.ts';
import { Badge } from '#app/components/ui/Badge.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import { fieldName } from '#app/entities/fields/names.ts';
import type { Extension } from '#app/entities/extensions/types.ts';
import { useInterfaceName } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { listOf } from '#app/i18n/set-apart.ts';
import { bareField } from '#app/interfaces/custom/bare-field.ts';
import { interfaceCode } from '#app/interfaces/custom/interface-code.ts';
import { interfaceOf } from '#app/interfaces/registry.ts';
import { useCollections } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './interfaces.module.css';

/** That an interface is the installation's own, which fields have it, and why it can't be shown, where that is so. */
export function CustomNotes({ extension }: { extension: Extension }) {
  const { t } = useTranslation('debugger');
  const locale = useLocale();
  const nameOf = useInterfaceName();
  const { error } = useQuery(interfaceCode(useProject(), extension));
  const problem = useProblemText(error);
  const fields = Object.values(useCollections()).flatMap((collection) =>
    Object.values(collection.fields)
      .filter((field) => field.interface === extension.id)
      .map((field) => ({
        name: `${collectionName(collection, locale)} › ${fieldName(field, locale)}`,
        standIn: interfaceOf(bareField(field))?.definition.id,
      })),
  );
  const list = fields.map(({ name, standIn }) =>
    error && standIn ? t('standIn', { field: name, name: nameOf(standIn) }) : name,
  );
  return (
    <div className={styles.custom}>
      <Badge>{t('extension')}</Badge>
      {error ? <p className={styles.problem}>{problem}</p> : null}
      {list.length > 0 ? <p>{t('usedBy', { list: listOf(list, locale) })}</p> : null}
    </div>
  );
}
