/** Yes and no as people write them, and as spreadsheets do in their language. */
import { foldedWord } from './plain-text.ts';

/** No word is a yes in one language and a no in another one (a test holds it), so that nobody has to say which it is. */
export const booleanWords = {
  true: [
    '1 true yes y on ✓ ✔ ☑',
    // What spreadsheets write
    'wahr vrai verdadero vero verdadeiro waar sant sann sand tosi prawda pravda igaz doğru истина істина αληθεσ cert adevărat',
    // Yes
    'ja oui si sim tak ano áno igen evet да так taip jah jā kyllä já ναι כן نعم بله ہاں हाँ हां হ্যাঁ ya ndiyo ใช่ có 是 はい 예 네 da',
  ].join(' '),
  false: [
    '0 false no n off ✗ ✘ ☐',
    'falsch faux falso onwaar falskt usann falsk epätosi fałsz nepravda hamis yanlış ложь хибність ψευδεσ fals',
    'nein non não nee nei nej nie ne nem hayır нет ні не ei nē όχι לא لا خیر نہیں नहीं না tidak hapana ไม่ใช่ ไม่ không 否 いいえ 아니요 아니오 nu',
  ].join(' '),
};

const words = new Map(
  Object.entries(booleanWords).flatMap(([name, list]) =>
    list.split(' ').map((word) => [foldedWord(word), name === 'true'] as const),
  ),
);

/** Null for what is neither. */
export function readBoolean(text: string): boolean | null {
  return words.get(foldedWord(text)) ?? null;
}
