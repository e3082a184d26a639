import { type ComponentType, useEffect, useMemo } from 'react';
import { ExtensionProblem } from '#app/components/extension/load-problem.ts';
import { useScopedStyles } from '#app/components/extension/scoped-styles.ts';
import { useTouches } from '#app/components/extension/use-touches.ts';
import { useUncaughtError } from '#app/components/extension/use-uncaught-error.ts';
import { ErrorBoundary } from '#app/components/ui/ErrorBoundary.tsx';
import { extensionFolder } from '#app/entities/extensions/rules.ts';
import type { Extension } from '#app/entities/extensions/types.ts';
import type {
  LayoutContext,
  LayoutDefinition,
  LayoutOptionsProps,
  LayoutProps,
  LayoutRequest,
} from '#app/layouts/define.ts';
import { cleanSort } from '#app/layouts/dated-fields.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { ViewQuery } from '#app/entities/collection-presets/types.ts';
import { apiRoot } from '#app/lib/api.ts';
import { useLatest } from '#app/lib/latest.ts';
import styles from './custom-layout.module.css';
import type { LoadedLayout } from './layout-code.ts';

/** The definition of a custom layout: its own, with what the app has around it, and what it needn't say. `fail` shuts it off. */
export function customLayout(
  extension: Extension,
  { exported, styles: sheets }: LoadedLayout,
  fail: (error: unknown) => void,
): LayoutDefinition {
  const sheet = sheets?.text ?? null;
  const { Options = exported.Settings ?? NoOptions, clean, request, isUsable } = exported;
  /** What it answers, where it is of use; else what the app says in its place, and the layout is shut off. */
  const asked = <T,>(ask: () => T, isAnswer: (answer: T) => boolean, instead: T): T => {
    try {
      const answer = ask();
      if (isAnswer(answer)) return answer;
      throw new TypeError('The layout answers something else than is asked');
    } catch (error) {
      // This may be asked while the list is drawn.
      setTimeout(() => fail(error));
      return instead;
    }
  };
  return {
    id: extension.id,
    icon: extension.icon ?? 'view_quilt',
    isWithoutSelection: exported.isWithoutSelection === true,
    strings: {},
    clean(query, context) {
      const instead = cleanSort(query, context);
      return clean
        ? asked(
            () => clean(query, context),
            (answer) => isCleaned(answer),
            instead,
          )
        : instead;
    },
    request(query, options, context) {
      const instead = everything(query, options, context);
      return request
        ? asked(
            () => request(query, options, context),
            (answer) => isRequest(answer),
            instead,
          )
        : instead;
    },
    isUsable: (context) =>
      isUsable === undefined ||
      asked(
        () => isUsable(context),
        (answer) => typeof answer === 'boolean',
        false,
      ),
    Layout: guarded<LayoutProps>(extension, exported.Layout, { sheet, className: styles.stage, fail }),
    Options: guarded<LayoutOptionsProps>(extension, Options, { sheet, className: styles.options, fail }),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isTexts = (value: unknown) => Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const isCleaned = (answer: unknown) =>
  isObject(answer) && isObject(answer['query']) && isTexts(answer['dropped']);

const isRequest = (answer: unknown) =>
  isObject(answer) &&
  isTexts(answer['paths']) &&
  (answer['sort'] === null || typeof answer['sort'] === 'string');

const NoOptions = () => null;

/** All that can be read of an item itself: what a layout gets that doesn't say what it needs. */
function everything(query: ViewQuery, _: unknown, { collection, hidden }: LayoutContext): LayoutRequest {
  const own = Object.values(collection.fields).filter(
    ({ field, datatype }) => datatype !== null && !hidden.has(field),
  );
  const paths = new Set([keyFieldOf(collection), ...own.map(({ field }) => field)]);
  return { paths: [...paths], sort: query.sort ?? null };
}

interface Surroundings {
  sheet: string | null;
  className: string | undefined;
  /** Shuts the layout off. */
  fail: (error: unknown) => void;
}

type Settings = Pick<LayoutOptionsProps, 'onQueryChange' | 'onOptionsChange'>;

/** A part of a layout, which changes the view only when somebody asks it to. What it does wrong shuts the layout off. */
function guarded<Props extends Settings>(
  extension: Extension,
  Part: ComponentType<Props>,
  { sheet, className, fail }: Surroundings,
): ComponentType<Props> {
  function Running(props: Props) {
    const touches = useTouches();
    const { stray } = useUncaughtError(extensionFolder(extension, apiRoot));
    const latest = useLatest(props);
    useScopedStyles(extension.path, sheet);
    useEffect(() => {
      if (stray) fail(stray.error);
    }, [stray]);
    const changes = useMemo((): Settings => {
      const ask = (change: () => void) => {
        if (touches.mayChange()) change();
        else fail(new ExtensionProblem('unasked', ''));
      };
      return {
        onQueryChange: (query) => ask(() => latest.current.onQueryChange(query)),
        onOptionsChange: (options) => ask(() => latest.current.onOptionsChange(options)),
      };
    }, [touches, latest]);
    return (
      <div className={className} data-extension={extension.path} {...touches.handlers}>
        <Part {...props} {...changes} />
      </div>
    );
  }
  return (props) => (
    <ErrorBoundary renderFallback={() => null} onError={fail}>
      <Running {...props} />
    </ErrorBoundary>
  );
}
