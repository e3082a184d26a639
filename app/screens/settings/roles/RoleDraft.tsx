// Few roles have a draft, so that its notice comes by itself.
export { DraftNotice as default } from '#app/screens/item/DraftNotice.tsx';
