/** What is needed only when a list was saved: it comes then. */
export { toListModel } from '#app/interfaces/related/list-model.ts';
export { pairPaths, settled, unsettledPairs } from '#app/interfaces/related/settle-rows.ts';
