import { defineInterface } from '#app/interfaces/define.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { defineLayout } from '#app/layouts/define.ts';
import { ItemImage } from '#app/layouts/ItemImage.tsx';
import { ItemStatus } from '#app/layouts/ItemStatus.tsx';
import { useItemWindows } from '#app/layouts/item-windows.ts';
import { useLayoutText } from '#app/layouts/layout-text.ts';
import { displayPathsOf, requestFields } from '#app/layouts/paths.ts';
import { RowCheckbox } from '#app/layouts/RowCheckbox.tsx';
import { SortSettings } from '#app/layouts/SortSettings.tsx';
import { TitleLink } from '#app/layouts/TitleLink.tsx';
import { useGridNavigation } from '#app/layouts/use-grid-navigation.ts';
import { useListPlace } from '#app/layouts/use-list-place.ts';
import { useScrollFrame, useScrollWindow } from '#app/layouts/use-scroll-window.ts';
import { WindowedGrid } from '#app/layouts/WindowedGrid.tsx';
import { WindowedRows } from '#app/layouts/WindowedRows.tsx';

/** What interfaces and layouts of others import as `lectern`, beside what `components/extension/host-api.ts` has. */
export const hostParts = {
  InterfaceDisplay,
  ItemImage,
  ItemStatus,
  RowCheckbox,
  SortSettings,
  TitleLink,
  WindowedGrid,
  WindowedRows,
  defineInterface,
  defineLayout,
  displayPathsOf,
  requestFields,
  useGridNavigation,
  useInterfaceText,
  useItemWindows,
  useLayoutText,
  useListPlace,
  useScrollFrame,
  useScrollWindow,
} as const;
