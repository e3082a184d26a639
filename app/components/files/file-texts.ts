import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { formatInstant, parseInstant } from '#app/lib/dates.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { renderTemplate } from '#app/lib/template.ts';
import { useTimeZone } from '#app/session/model.ts';
import type { PickerView } from './picker-view.ts';

/** What a file is called: its title, else its name, else its number. */
export function useFileName(): (file: StoredFile) => string {
  const { t } = useTranslation('file-parts');
  return useCallback(
    (file) =>
      clip(plainText(file.title) || plainText(file.filename_download)) || t('untitled', { id: file.id }),
    [t],
  );
}

/** The texts of a file in the list of a picker. */
export function useFileTexts(
  file: StoredFile,
  view: PickerView,
): { title: string; details: string[]; columns: string[] } {
  const locale = useLocale();
  const zone = useTimeZone();
  const nameOf = useFileName();
  const fill = (template: string | null) =>
    template === null ? '' : clip(renderTemplate(template, file), 120);
  const column = (path: string) => {
    const text = renderTemplate(`{{${path}}}`, file);
    if (path === 'filesize' && text !== '' && Number.isFinite(Number(text)))
      return formatBytes(Number(text), locale);
    const at = path.endsWith('_on') ? parseInstant(text) : null;
    return at === null ? clip(text, 60) : formatInstant(at, locale, zone);
  };
  return {
    title: fill(view.title) || nameOf(file),
    details: [fill(view.subtitle), fill(view.content)].filter(Boolean),
    columns: view.columns.map(column).filter(Boolean),
  };
}
