/* What interfaces and layouts of others import as `lectern`, beside what `components/extension/host-api.ts` has. */

export { defineInterface } from '#app/interfaces/define.ts';
export { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
export { useInterfaceText } from '#app/i18n/interface-text.ts';
export { defineLayout } from '#app/layouts/define.ts';
export { ItemImage } from '#app/layouts/ItemImage.tsx';
export { ItemStatus } from '#app/layouts/ItemStatus.tsx';
export { useItemWindows } from '#app/layouts/item-windows.ts';
export { useLayoutText } from '#app/layouts/layout-text.ts';
export { displayPathsOf, requestFields } from '#app/layouts/paths.ts';
export { RowCheckbox } from '#app/layouts/RowCheckbox.tsx';
export { SortSettings } from '#app/layouts/SortSettings.tsx';
export { TitleLink } from '#app/layouts/TitleLink.tsx';
export { useGridNavigation } from '#app/layouts/use-grid-navigation.ts';
export { useListPlace } from '#app/layouts/use-list-place.ts';
export { useScrollFrame, useScrollWindow } from '#app/layouts/use-scroll-window.ts';
export { WindowedGrid } from '#app/layouts/WindowedGrid.tsx';
export { WindowedRows } from '#app/layouts/WindowedRows.tsx';
