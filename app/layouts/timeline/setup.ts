import type { ViewQuery } from '#app/entities/collection-presets/types.ts';
import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import {
  chosenField,
  chosenTitle,
  cleanSort,
  fieldsFor,
  suggestedDate,
  suggestedTitle,
  type Title,
  titlePaths,
} from '#app/layouts/dated-fields.ts';
import type { LayoutContext, LayoutRequest } from '#app/layouts/define.ts';
import { displayPathsOf, requestFields } from '#app/layouts/paths.ts';

/** The fields that a timeline is made of; without a date or a title there is nothing to show. */
export interface TimelineSetup {
  date: Field | null;
  title: Title | null;
  /** Stands under the title. */
  content: Field | null;
  color: Field | null;
}

/** The stored options; what was never chosen is suggested. */
export function setupOf(options: Record<string, unknown>, context: LayoutContext): TimelineSetup {
  const { date, title, content, color } = options;
  const isActivity = context.collection.collection === 'directus_activity';
  const suggested = (name: string) =>
    (isActivity ? fieldsFor('content', context).find((field) => field.field === name) : null) ?? null;
  const [day, named, under, tint] = [
    chosenField(date, 'moment', context),
    chosenTitle(title, context),
    chosenField(content, 'content', context),
    chosenField(color, 'color', context),
  ];
  return {
    date: day === undefined ? suggestedDate(context) : day,
    title: named !== undefined ? named : isActivity ? activityTitle : suggestedTitle(context),
    content: under === undefined ? suggested('action_by') : under,
    color: tint === undefined ? suggested('action') : tint,
  };
}

const activityTitle: Title = { template: '{{action}} {{collection}} {{item}}' };

export function clean(query: ViewQuery, context: LayoutContext): { query: ViewQuery; dropped: string[] } {
  return cleanSort(query, context);
}

/** True when the oldest come first; the newest do unless the saved order says otherwise. */
export function isAscending({ sort }: ViewQuery): boolean {
  return Boolean(sort) && !sort?.startsWith('-');
}

export function request(
  query: ViewQuery,
  options: Record<string, unknown>,
  context: LayoutContext,
): LayoutRequest {
  const { date, title, content, color } = setupOf(options, context);
  const own = [date, color].flatMap((field) => (field ? [field.field] : []));
  const paths = [...own, ...titlePaths(title, context), ...(content ? displayPathsOf(content, context) : [])];
  const key = primaryKeyField(context.collection)?.field;
  const sign = isAscending(query) ? '' : '-';
  const order = [...new Set([date?.field, key])].flatMap((name) => (name ? [`${sign}${name}`] : []));
  return { paths: requestFields(paths, context), sort: date === null ? null : order.join(',') };
}
