import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';

interface NoMatchProps {
  title: string;
  /** What is looked for. */
  text: string;
  onClear: () => void;
}

/** Stands where a list of the settings has nothing that is looked for. */
export function NoMatch({ title, text, onClear }: NoMatchProps) {
  const { t } = useTranslation('settings');
  return (
    <EmptyState
      icon={<Icon name="search_off" size={28} />}
      title={title}
      action={<Button onClick={onClear}>{t('noMatch.clear')}</Button>}
    >
      {t('noMatch.body', { text })}
    </EmptyState>
  );
}
