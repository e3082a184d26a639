import { parseJson } from '#app/lib/json.ts';
import { toObject } from '#app/entities/fields/rules.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { commands } from './options.ts';

/** Commands that the editor knows by another name than the option has. */
const names: Record<string, string> = {
  fontselect: 'fontfamily',
  fontsizeselect: 'fontsize',
  image: 'libraryfile',
  code: 'sourcecode',
};

/** Commands that belong together stand together, whatever lies between them in the option. */
export interface Toolbar {
  /** Buttons in the order of the option. */
  buttons: string;
  formats: Format[];
  /** Further settings of the editor, by its own names. */
  settings: Record<string, unknown>;
  /** A style sheet for the text. */
  contentStyle: string;
}

export interface Format {
  title: string;
  [key: string]: unknown;
}

/**
 * Settings that only say how the editor looks and what it offers. None of them loads or runs anything, nor changes how a
 * text is kept: options are data of the server.
 */
const knownSettings = new Set(
  (
    'height min_height max_height autoresize_bottom_margin block_formats font_family_formats font_size_formats ' +
    'line_height_formats color_map color_cols custom_colors paste_as_text browser_spellcheck directionality ' +
    'link_class_list link_rel_list link_target_list link_default_target link_title image_class_list image_caption ' +
    'image_advtab image_dimensions image_title table_class_list table_cell_class_list table_row_class_list ' +
    'table_default_attributes table_default_styles table_grid table_appearance_options visual toolbar_mode ' +
    'insertdatetime_formats pagebreak_separator indentation object_resizing'
  ).split(' '),
);

/** Names that settings had in the editor that the stored options were written for. */
const formerSettings: Record<string, string> = {
  font_formats: 'font_family_formats',
  fontsize_formats: 'font_size_formats',
  lineheight_formats: 'line_height_formats',
  default_link_target: 'link_default_target',
  rel_list: 'link_rel_list',
  target_list: 'link_target_list',
};

function settingsOf(stored: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stored)
      .map(([name, value]): [string, unknown] => [ownValue(formerSettings, name) ?? name, value])
      .filter(([name, value]) => knownSettings.has(name) && value !== null),
  );
}

/** Saved lists may be text: JSON, or names with commas or spaces between them. */
function listOf(option: unknown): unknown[] {
  if (Array.isArray(option)) return option;
  if (typeof option !== 'string') return [];
  try {
    const parsed = parseJson(option);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return option.split(/[\s,|]+/).filter(Boolean);
  }
}

/** Parts of a format that the editor takes; functions and the like can't come from stored options. */
const formatKeys = 'title inline block selector classes styles attributes wrapper exact'.split(' ');

function formatOf(entry: unknown): Format[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const all = entry as Record<string, unknown>;
  const { title } = all;
  if (typeof title !== 'string' || title === '') return [];
  if (Array.isArray(all['items'])) return [{ title, items: all['items'].flatMap(formatOf) }];
  const kept = Object.entries(all).filter(([key, value]) => formatKeys.includes(key) && value !== null);
  const isWhole = ['inline', 'block', 'selector'].some((key) => typeof ownValue(all, key) === 'string');
  return isWhole ? [{ ...Object.fromEntries(kept), title }] : [];
}

/** What the options say of the toolbar; commands that are not known are left out, each stands there once. */
export function toolbarOf(options: Record<string, unknown>): Toolbar {
  const wanted = listOf(options['toolbar']).filter(
    (name): name is string => typeof name === 'string' && commands.includes(name),
  );
  const formats = listOf(options['custom_formats']).flatMap(formatOf);
  const buttons = [...new Set(wanted)].map((name) => ownValue(names, name) ?? name);
  const settings = toObject(options['tinymce_options']);
  return {
    buttons: [...buttons, ...(formats.length > 0 ? ['styles'] : [])].join(' '),
    formats,
    settings: settingsOf(settings),
    contentStyle: plainText(settings['content_style']),
  };
}
