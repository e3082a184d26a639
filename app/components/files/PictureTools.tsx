import { useTranslation } from 'react-i18next';
import { centerCrop, makeAspectCrop } from 'react-image-crop';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import styles from './editor.module.css';
import { type Aspect, aspects, fromPercent, ratioOf } from './picture-ops.ts';
import type { PictureEditing } from './use-picture-editor.ts';

/** What a pointer does to the picture: cuts it, or says which point of it matters. */
export type PictureMode = 'crop' | 'focus';

interface PictureToolsProps {
  mode: PictureMode;
  onMode: (mode: PictureMode) => void;
  aspect: Aspect;
  onAspect: (aspect: Aspect) => void;
  editing: PictureEditing;
}

/** What can be done to a picture. */
export function PictureTools({ mode, onMode, aspect, onAspect, editing }: PictureToolsProps) {
  const { t } = useTranslation('file-parts');
  const { size, cut, focus } = editing;
  const handleAspect = (next: Aspect) => {
    onAspect(next);
    const wanted = ratioOf(next, size);
    if (wanted === undefined || !size) return;
    const { width, height } = size;
    const made = centerCrop(makeAspectCrop({ unit: '%', width: 90 }, wanted, width, height), width, height);
    editing.setCut(fromPercent(made));
  };
  return (
    <div className={styles.tools}>
      {editing.canFocus ? (
        <RadioGroup
          aria-label={t('tool')}
          orientation="horizontal"
          options={[
            { value: 'crop', label: t('crop') },
            { value: 'focus', label: t('focus') },
          ]}
          value={mode}
          onChange={(next) => onMode(next === 'focus' ? 'focus' : 'crop')}
        />
      ) : null}
      <span className={styles.turns}>
        <IconButton label={t('turnLeft')} onClick={() => editing.take('left')}>
          <Icon name="rotate_left" />
        </IconButton>
        <IconButton label={t('mirror')} onClick={() => editing.take('mirror')}>
          <Icon name="flip" />
        </IconButton>
        <IconButton label={t('flip')} onClick={() => editing.take('flip')}>
          <Icon name="flip" className={styles.upright} />
        </IconButton>
      </span>
      {mode === 'crop' ? (
        <Select
          size="dense"
          label={t('aspect')}
          hideLabel
          items={aspects.map((id) => ({
            id,
            label: id.includes(':') ? id : t(`aspects.${id as 'free'}`),
          }))}
          selectedKey={aspect}
          onChange={(id) => handleAspect(aspects.find((known) => known === id) ?? 'free')}
          className={styles.aspect}
        />
      ) : null}
      <Button
        variant="quiet"
        size="dense"
        disabled={mode === 'crop' ? cut === null : focus === null}
        onClick={() => (mode === 'crop' ? editing.setCut(null) : editing.setFocus(null))}
      >
        {t(mode === 'crop' ? 'cropNone' : 'focusNone')}
      </Button>
    </div>
  );
}
