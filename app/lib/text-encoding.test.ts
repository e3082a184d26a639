import { describe, expect, test } from 'vitest';
import {
  codePageOf,
  damageOf,
  decodeText,
  findEncoding,
  type TextEncoding,
  textEncodings,
} from './text-encoding.ts';

const fromHex = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le');
  return Uint8Array.from(order === 'le' ? bytes : bytes.swap16());
};

describe('code pages: bytes as Windows writes them', () => {
  test.each<[TextEncoding, string, string, string]>([
    ['windows-1252', 'de-DE', 'Größe;Çà et là', '4772f6df653bc7e0206574206ce0'],
    ['windows-1250', 'pl-PL', 'Zażółć;gęślą jaźń', '5a61bff3b3e63b67ea9c6cb9206a619ff1'],
    ['windows-1251', 'ru-RU', 'Имя;Москва', 'c8ecff3bcceef1eae2e0'],
    ['windows-1253', 'el-GR', 'Όνομα;Αθήνα', 'bcedefece13bc1e8deede1'],
    ['windows-1254', 'tr-TR', 'İsim;ağaç, Şişli', 'dd73696d3b61f061e72c20de69fe6c69'],
    ['windows-1255', 'he-IL', 'שם;ירושלים', 'f9ed3be9f8e5f9ece9ed'],
    ['windows-1256', 'ar-EG', 'اسم;القاهرة', 'c7d3e33bc7e1dec7e5d1c9'],
    ['windows-1257', 'lt-LT', 'Vardas;Žąsų, ūkis', '5661726461733bdee073f82c20fb6b6973'],
    ['windows-1258', 'vi-VN', 'Đà Lạt;Huế', 'd0e0204c61f2743b4875eaec'],
    ['windows-874', 'th-TH', 'ชื่อ;กรุงเทพ', 'aad7e8cd3ba1c3d8a7e0b7be'],
    ['shift_jis', 'ja-JP', '名前;東京', '96bc914f3b938c8b9e'],
    ['gb18030', 'zh-CN', '名称;北京', 'c3fbb3c63bb1b1bea9'],
    ['big5', 'zh-TW', '名稱;臺北', 'a657bad93bbb4fa55f'],
    ['euc-kr', 'ko-KR', '이름;서울', 'c0ccb8a73bbcadbfef'],
  ])('%s for %s', (encoding, locale, text, hex) => {
    const bytes = fromHex(hex);
    expect(findEncoding(bytes, locale)).toEqual({ encoding, isGuess: true });
    expect(decodeText(bytes, encoding)).toEqual({ text: text.normalize('NFC'), encoding, isExact: true });
  });

  test.each<[TextEncoding, string, string]>([
    ['macintosh', 'Größe;Çà', '47729aa7653b8288'],
    ['koi8-r', 'Имя;Москва', 'e9cdd13bedcfd3cbd7c1'],
    ['ibm866', 'Имя;Москва', '88acef3b8caee1aaa2a0'],
    ['iso-8859-2', 'Zażółć;gęślą', '5a61bff3b3e63b67eab66cb1'],
    ['iso-8859-15', '3 €;œuvre', '3320a43bbd75767265'],
    ['euc-jp', '名前;東京', 'ccbec1b03bc5ecb5fe'],
  ])('%s by choice', (encoding, text, hex) => {
    expect(decodeText(fromHex(hex), encoding)).toMatchObject({ text, isExact: true });
  });

  test.each([
    ['en-US', 'windows-1252'],
    ['sr', 'windows-1251'],
    ['sr-Latn-RS', 'windows-1250'],
    ['zh-Hant-HK', 'big5'],
    ['zh', 'gb18030'],
    ['fa-IR', 'windows-1256'],
  ])('%s writes %s', (locale, page) => {
    expect(codePageOf(locale)).toBe(page);
  });

  test('what is no text in the language’s own is taken for the western one', () => {
    expect(findEncoding(fromHex('47fc3b'), 'ja-JP')).toEqual({
      encoding: 'windows-1252',
      isGuess: true,
    });
  });

  test('every encoding that is offered is known', () => {
    for (const encoding of textEncodings) expect(new TextDecoder(encoding).encoding).toBe(encoding);
  });
});

describe('Unicode', () => {
  const text = 'Name;Größe\r\n漢字;1\r\n';
  test.each<[string, Uint8Array, TextEncoding]>([
    ['UTF-8', utf8(text), 'utf-8'],
    ['UTF-8 with a mark', utf8(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16 of Excel', utf16(`\uFEFF${text}`, 'le'), 'utf-16le'],
    ['UTF-16, big end first', utf16(`\uFEFF${text}`, 'be'), 'utf-16be'],
    ['UTF-16 without a mark', utf16(text, 'le'), 'utf-16le'],
    ['UTF-16 without a mark, big end first', utf16(text, 'be'), 'utf-16be'],
  ])('%s', (_, bytes, encoding) => {
    expect(findEncoding(bytes, 'de-DE')).toEqual({ encoding, isGuess: false });
    expect(decodeText(bytes, encoding)).toEqual({ text, encoding, isExact: true });
  });

  test('hardly a letter of Latin is needed to know UTF-16', () => {
    // 上 and 㬊 hold the bytes of a line end and a semicolon.
    const han = '名,上海\n上上,㬊㬊\n東京,大阪\n';
    expect(findEncoding(utf16(han, 'le'), 'en-US').encoding).toBe('utf-16le');
    expect(findEncoding(utf16(han, 'be'), 'en-US').encoding).toBe('utf-16be');
  });

  test('one broken byte does not make another encoding of it', () => {
    const bytes = Uint8Array.from([...utf8('Größe;Straße;äöü\n'), 0xf6, ...utf8('\n')]);
    const found = findEncoding(bytes, 'de-DE');
    expect(found).toEqual({ encoding: 'utf-8', isGuess: false });
    expect(decodeText(bytes, found.encoding)).toMatchObject({
      text: 'Größe;Straße;äöü\n\uFFFD\n',
      isExact: false,
    });
  });

  test.each([
    ['nothing', ''],
    ['ASCII', 'a,b\n1,2\n'],
    ['a zero among others', 'a,b\n1,\u0000\n'],
    ['one letter', 'a'],
  ])('UTF-8: %s', (_, content) => {
    expect(findEncoding(utf8(content), 'ru-RU')).toEqual({ encoding: 'utf-8', isGuess: false });
  });
});

describe('what is lost', () => {
  test('bytes that mean nothing are told from a sign that the file has', () => {
    const lost = decodeText(fromHex('47f6'), 'utf-8');
    expect(lost).toEqual({ text: 'G\uFFFD', encoding: 'utf-8', isExact: false });
    expect(damageOf(lost.text, lost)).toBe('lost');
    const there = decodeText(utf8('G\uFFFD'), 'utf-8');
    expect(damageOf(there.text, there)).toBe('replaced');
    expect(damageOf('G', lost)).toBeNull();
  });

  test.each<[string, string, TextEncoding]>([
    ['a byte without a character', '47d2', 'windows-1253'],
    ['half a character', '96', 'shift_jis'],
    ['half of a pair', '3dd8', 'utf-16le'],
    ['an odd byte at the end', '410042', 'utf-16le'],
    // The browser makes a control character of it.
    ['a byte that the western one has not', '4781', 'windows-1252'],
    ['a byte that the Greek one has not', '8147', 'windows-1253'],
  ])('%s', (_, hex, encoding) => {
    const decoded = decodeText(fromHex(hex), encoding);
    expect(damageOf(decoded.text, decoded)).toBe('lost');
  });
});
