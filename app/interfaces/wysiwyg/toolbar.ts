import { parseJson } from '#app/lib/json.ts';
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
}

export interface Format {
  title: string;
  [key: string]: unknown;
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
  const isWhole = ['inline', 'block', 'selector'].some((key) => typeof all[key] === 'string');
  return isWhole ? [{ ...Object.fromEntries(kept), title }] : [];
}

/** What the options say of the toolbar; commands that are not known are left out, each stands there once. */
export function toolbarOf(options: Record<string, unknown>): Toolbar {
  const wanted = listOf(options['toolbar']).filter(
    (name): name is string => typeof name === 'string' && commands.includes(name),
  );
  const formats = listOf(options['custom_formats']).flatMap(formatOf);
  const buttons = [...new Set(wanted)].map((name) => names[name] ?? name);
  return { buttons: [...buttons, ...(formats.length > 0 ? ['styles'] : [])].join(' '), formats };
}
