import 'react-image-crop/dist/ReactCrop.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import type { Item } from '#app/entities/items/types.ts';
import styles from './editor.module.css';
import { useFileName } from './file-texts.ts';
import { FocusPicker } from './FocusPicker.tsx';
import { type Cut, cutInPixels } from './picture-ops.ts';
import { usePictureEditor } from './use-picture-editor.ts';

export interface PictureEditorProps {
  /** The file as its form has it: private_hash, type, names, metadata. */
  file: Item;
  onSaved: () => void;
  onClose: () => void;
}

const aspects = ['free', 'original', 'square', '16:9', '4:3', '3:2'] as const;
type Aspect = (typeof aspects)[number];

/** Cuts, turns and mirrors a picture, and says which point of it matters. Saving puts it in the place of the old one. */
export default function PictureEditor({ file, onSaved, onClose }: PictureEditorProps) {
  const { t } = useTranslation('file-parts');
  const { t: tApp } = useTranslation();
  const nameOf = useFileName();
  const [mode, setMode] = useState<'crop' | 'focus'>('crop');
  const [aspect, setAspect] = useState<Aspect>('free');
  const editing = usePictureEditor(file, onSaved);
  const { shown, size, cut, focus, part, problem } = editing;
  const isBusy = part !== null;
  const ratio = ratioOf(aspect, size);

  const handleAspect = (next: Aspect) => {
    setAspect(next);
    const wanted = ratioOf(next, size);
    if (wanted === undefined || !size) return;
    const { width, height } = size;
    const made = centerCrop(makeAspectCrop({ unit: '%', width: 90 }, wanted, width, height), width, height);
    editing.setCut(fromPercent(made));
  };
  const content = () => {
    if (editing.isLost) return <Notice tone="bad">{t('pictureLost')}</Notice>;
    if (!shown || !size) return <Spinner size={24} />;
    const picture = <img src={shown} alt={nameOf(file)} className={styles.picture} draggable={false} />;
    if (mode === 'focus') {
      return (
        <FocusPicker spot={focus} onChange={editing.setFocus}>
          {picture}
        </FocusPicker>
      );
    }
    return (
      <ReactCrop
        crop={cut ? toPercent(cut) : undefined}
        aspect={ratio}
        onChange={(_, percent) => editing.setCut(fromPercent(percent))}
        disabled={isBusy}
        ruleOfThirds
        ariaLabels={{
          cropArea: t('cropArea'),
          nwDragHandle: t('cropNW'),
          nDragHandle: t('cropN'),
          neDragHandle: t('cropNE'),
          eDragHandle: t('cropE'),
          seDragHandle: t('cropSE'),
          sDragHandle: t('cropS'),
          swDragHandle: t('cropSW'),
          wDragHandle: t('cropW'),
        }}
        className={styles.crop}
      >
        {picture}
      </ReactCrop>
    );
  };
  return (
    <Dialog
      title={t('editTitle', { name: nameOf(file) })}
      size="lg"
      isDismissable={false}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('discard')}
          </Button>
          <Button variant="primary" pending={isBusy} disabled={!editing.isChanged} onClick={editing.save}>
            {tApp('save')}
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <div className={styles.tools}>
          <RadioGroup
            aria-label={t('tool')}
            orientation="horizontal"
            options={[
              { value: 'crop', label: t('crop') },
              { value: 'focus', label: t('focus') },
            ]}
            value={mode}
            onChange={(next) => setMode(next === 'focus' ? 'focus' : 'crop')}
          />
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
        <div className={styles.table}>{content()}</div>
        <p className={styles.hint} role="status">
          {mode === 'focus' ? t('focusHint') : <Outcome cut={cut} size={size} />}
        </p>
        <p className={styles.hint}>{t('editNote')}</p>
        {editing.otherFormat === null ? null : (
          <Notice tone="warn">{t('editOtherFormat', editing.otherFormat)}</Notice>
        )}
        {part === null ? null : <ProgressBar label={t('saving')} value={part * 0.95} />}
        {problem === null ? null : (
          <Notice tone="bad" title={t('saveFailed')}>
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function ratioOf(aspect: Aspect, size: { width: number; height: number } | null): number | undefined {
  if (aspect === 'free' || !size) return undefined;
  if (aspect === 'original') return size.width / size.height;
  const [width = 1, height = 1] = aspect.split(':').map(Number);
  return aspect === 'square' ? 1 : width / height;
}

function toPercent({ x, y, width, height }: Cut): PercentCrop {
  return { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

/** A click without dragging cuts nothing. */
function fromPercent({ x, y, width, height }: PercentCrop): Cut | null {
  if (width === 0 || height === 0) return null;
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}

/** How large the picture will be. */
function Outcome({ cut, size }: { cut: Cut | null; size: { width: number; height: number } | null }) {
  const { t } = useTranslation('file-parts');
  if (!size) return null;
  const { width, height } = cut ? cutInPixels(cut, size.width, size.height) : size;
  return t('pixels', { width, height });
}
