import { Icon } from '#app/components/ui/Icon.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './map.module.css';
import { readPosition } from './position.ts';

export function Display({ value }: DisplayProps) {
  const text = useInterfaceText('map');
  const place = readPosition(value);
  const words =
    place.kind === 'none'
      ? text('none')
      : place.kind === 'odd'
        ? clip(plainText(value), 60)
        : `${clip(place.lat, 12)}, ${clip(place.lng, 12)}`;
  const title =
    place.kind === 'place'
      ? `${text('latitude')} ${place.lat}\n${text('longitude')} ${place.lng}`
      : undefined;
  return (
    <span className={styles.cell} title={title} data-empty={place.kind !== 'place' || undefined}>
      <Icon name="place" size={18} />
      <span dir="auto">{words}</span>
    </span>
  );
}
