import { Icon } from '#app/components/ui/Icon.tsx';
import { formatDigits } from '#app/components/ui/number-text.ts';
import { paletteColor } from '#app/components/ui/palette.ts';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './Display.module.css';
import { ratingOf, scaleOf, starsOf } from './stars.ts';

export function Display({ value, options }: DisplayProps) {
  const text = useInterfaceText('rating');
  const locale = useLocale();
  const rating = ratingOf(value);
  const { max, stars } = scaleOf(options);
  if (rating === null) return clip(plainText(value));
  const words = formatDigits(plainText(value), locale);
  const color = paletteColor(plainText(options['active_color']), paletteColor('amber'));
  const title = text('of', { value: words, max });
  return (
    <span className={styles.rating} title={title}>
      <span className={styles.stars} style={{ color }}>
        {(stars ? starsOf(rating, max) : (['star'] as const)).map((star, index) => (
          <Icon key={index} name={star} size={18} />
        ))}
      </span>
      {stars && rating >= 0 && rating <= max ? <VisuallyHidden>{title}</VisuallyHidden> : words}
    </span>
  );
}
