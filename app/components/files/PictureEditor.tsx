import 'react-image-crop/dist/ReactCrop.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReactCrop } from 'react-image-crop';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import type { Item } from '#app/entities/items/types.ts';
import styles from './editor.module.css';
import { useFileName } from './file-texts.ts';
import { FocusPicker } from './FocusPicker.tsx';
import { type Aspect, type Cut, cutInPixels, fromPercent, ratioOf, toPercent } from './picture-ops.ts';
import { type PictureMode, PictureTools } from './PictureTools.tsx';
import { type PictureEditing, usePictureEditor } from './use-picture-editor.ts';

export interface PictureEditorProps {
  /** The file as its form has it: private_hash, type, names, metadata. */
  file: Item;
  onSaved: () => void;
  onClose: () => void;
}

/** Cuts, turns and mirrors a picture, and says which point of it matters. Saving puts it in the place of the old one. */
export default function PictureEditor({ file, onSaved, onClose }: PictureEditorProps) {
  const { t } = useTranslation('file-parts');
  const { t: tApp } = useTranslation();
  const nameOf = useFileName();
  const [mode, setMode] = useState<PictureMode>('crop');
  const [aspect, setAspect] = useState<Aspect>('free');
  const editing = usePictureEditor(file, onSaved);
  const { size, cut, part, problem } = editing;
  const isBusy = part !== null;

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
        <PictureTools {...{ mode, aspect, editing }} onMode={setMode} onAspect={setAspect} />
        <div className={styles.table}>
          <PictureTable {...{ file, mode, editing }} ratio={ratioOf(aspect, size)} />
        </div>
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

interface PictureTableProps {
  file: Item;
  mode: PictureMode;
  /** Width by height of what is cut; undefined for any. */
  ratio: number | undefined;
  editing: PictureEditing;
}

/** The picture as it is turned now, to be cut or pointed at. */
function PictureTable({ file, mode, ratio, editing }: PictureTableProps) {
  const { t } = useTranslation('file-parts');
  const nameOf = useFileName();
  const { shown, size, cut, focus, part } = editing;
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
      disabled={part !== null}
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
}

/** How large the picture will be. */
function Outcome({ cut, size }: { cut: Cut | null; size: { width: number; height: number } | null }) {
  const { t } = useTranslation('file-parts');
  if (!size) return null;
  const { width, height } = cut ? cutInPixels(cut, size.width, size.height) : size;
  return t('pixels', { width, height });
}
