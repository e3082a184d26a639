import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Switch } from '#app/components/ui/Switch.tsx';
import { fieldMutations } from '#app/entities/fields/mutations.ts';
import { canBeMade, isMadeKey, uuidLength, withMadeKey } from '#app/entities/fields/made-key.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './editor.module.css';

/** Whether the app makes the keys of new items, of a collection whose key is a text; saved at once, as fields are. */
export function MadeKeys({ field }: { field: Field }) {
  const { t } = useTranslation('schema');
  const update = useMutation(fieldMutations.update(useProject(), field.collection));
  const { isPending, variables } = update;
  const hasRoom = canBeMade(field);
  const isOn = isMadeKey(field);

  const toggle = async (isMade: boolean) => {
    const options = withMadeKey(field.options, isMade);
    try {
      await update.mutateAsync({ field: field.field, changes: { options } });
      notify({ tone: 'good', title: t(isMade ? 'keys.on' : 'keys.off') });
    } catch (error) {
      notify({ tone: 'bad', title: t('keys.failed'), details: describeError(error), delay: 0 });
    }
  };
  return (
    <section className={styles.section} aria-labelledby="collection-keys">
      <h2 id="collection-keys" className={styles.heading}>
        {t('keys.heading')}
      </h2>
      <Switch
        // What is being saved is shown, whatever is known of the field meanwhile.
        isSelected={
          isPending && variables
            ? isMadeKey({ ...field, options: variables.changes.options ?? field.options })
            : isOn
        }
        disabled={!hasRoom}
        onChange={(isMade) => {
          if (!isPending) void toggle(isMade);
        }}
        description={
          hasRoom ? t('keys.madeNote') : t('keys.tooShort', { room: Number(field.length), uuid: uuidLength })
        }
      >
        {t('keys.made')}
      </Switch>
    </section>
  );
}
