const small = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'but',
  'by',
  'for',
  'in',
  'nor',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);
const acronyms = new Set([
  'api',
  'cms',
  'css',
  'csv',
  'faq',
  'ftp',
  'html',
  'http',
  'https',
  'id',
  'ip',
  'isbn',
  'json',
  'pdf',
  'php',
  'rss',
  'seo',
  'sku',
  'sql',
  'ssl',
  'svg',
  'ui',
  'uri',
  'url',
  'utc',
  'uuid',
  'xml',
]);

/** Title form of a snake_case, kebab-case or camelCase name: `hero_image_id` becomes `Hero Image ID`. */
export function formatTitle(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/u)
    .filter(Boolean);
  return words
    .map((word, index) => {
      const lower = word.toLowerCase();
      if (acronyms.has(lower)) return lower.toUpperCase();
      if (index > 0 && index < words.length - 1 && small.has(lower)) return lower;
      return word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');
}
