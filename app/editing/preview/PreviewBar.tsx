import { useTranslation } from 'react-i18next';
import { keysOf } from '#app/components/command/shortcuts.ts';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import type { PreviewSize } from './preview-memory.ts';
import type { NamedLanguage } from './use-preview-address.ts';
import type { PreviewChoice } from './use-preview.ts';
import styles from './preview.module.css';

const sizes: readonly { id: PreviewSize; icon: string }[] = [
  { id: 'phone', icon: 'smartphone' },
  { id: 'tablet', icon: 'tablet' },
  { id: 'full', icon: 'fit_screen' },
];

export interface PreviewBarProps {
  choice: PreviewChoice;
  languages: readonly NamedLanguage[];
  language: string | null;
  /** Null while there is none. */
  href: string | null;
  /** The page is shown here. */
  canReload: boolean;
  onReload: () => void;
}

/** Which page is shown, and how. */
export function PreviewBar(props: PreviewBarProps) {
  const { choice, languages, language, href, canReload, onReload } = props;
  const { t } = useTranslation('preview');
  const { memory, remember, template, templates } = choice;
  return (
    <div className={styles.bar} role="group" aria-label={t('title')}>
      {templates.length > 1 ? (
        <Select
          label={t('page')}
          hideLabel
          size="dense"
          className={styles.choice ?? ''}
          selectedKey={template.name}
          items={templates.map(({ name }) => ({ id: name, label: name }))}
          onChange={(name) => remember({ template: name })}
        />
      ) : (
        <h2 className={styles.name}>
          <bdi>{template.name}</bdi>
        </h2>
      )}
      {languages.length > 0 ? (
        <Select
          label={t('language')}
          hideLabel
          size="dense"
          className={styles.choice ?? ''}
          selectedKey={language}
          items={languages.map(({ code, name }) => ({ id: code, label: name }))}
          onChange={(code) => remember({ language: code })}
        />
      ) : null}
      <span className={styles.group} role="group" aria-label={t('size')}>
        {sizes.map(({ id, icon }) => (
          <IconButton
            key={id}
            size="dense"
            label={t(`sizes.${id}`)}
            pressed={memory.size === id}
            onClick={() => remember({ size: id })}
          >
            <Icon name={icon} size={18} />
          </IconButton>
        ))}
      </span>
      <IconButton
        size="dense"
        label={t('dark')}
        pressed={memory.isDark}
        onClick={() => remember({ isDark: !memory.isDark })}
      >
        <Icon name="dark_mode" size={18} />
      </IconButton>
      <IconButton
        size="dense"
        label={t('reload')}
        shortcut={keysOf('reloadPreview')}
        disabled={!canReload}
        onClick={onReload}
      >
        <Icon name="refresh" size={18} />
      </IconButton>
      {href === null ? null : (
        <a
          className={buttonClass({ variant: 'quiet', size: 'dense', square: true })}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('newTab')}
          title={t('newTab')}
        >
          <Icon name="open_in_new" size={18} />
        </a>
      )}
      <IconButton size="dense" label={t('close')} shortcut={keysOf('preview')} onClick={choice.toggle}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}
