import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { StrangeValue } from '#app/components/rows/StrangeValue.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { useNestedInputErrors } from '#app/interfaces/use-nested-input-errors.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useSettings } from '#app/session/model.ts';
import { AddressSearch } from './AddressSearch.tsx';
import { Coordinates } from './Coordinates.tsx';
import styles from './map.module.css';
import {
  coordinate,
  mapSetup,
  onMap,
  type Position,
  readPosition,
  tileAddress,
  writePosition,
} from './position.ts';

const MapCanvas = lazyPart(() => import('./MapCanvas.tsx'));

/** Who drew the maps that are usual. */
const defaultCredit = '© OpenStreetMap, © CARTO';

export default function Input({ value, onChange, options, readonly, field, ...props }: InputProps) {
  const text = useInterfaceText('map');
  const settings = useSettings();
  const [isWithoutTiles, setWithoutTiles] = useState(false);
  const inputErrors = useNestedInputErrors(props.onInputError);
  const setup = useMemo(() => mapSetup(options), [options]);
  const stored = useMemo(() => readPosition(value), [value]);
  // What the field says goes before what the project says, and that before what is usual.
  const own = field.options['theme'];
  const tiles = tileAddress([own, settings['map_tiles'], options['theme']]);
  const credit = tiles?.includes('.basemaps.cartocdn.com')
    ? defaultCredit
    : plainText(settings['map_credit']);

  if (stored.kind === 'odd')
    return <StrangeValue {...props} value={value} readonly={readonly} onAnew={() => onChange(null)} />;
  const place = stored.kind === 'place' ? onMap(stored.lat, stored.lng) : null;
  const pick = ({ lat, lng }: Position) => {
    const next = writePosition(stored, coordinate(lat), coordinate(lng));
    if (!('value' in next)) return;
    inputErrors.drop('');
    onChange(next.value);
  };
  return (
    <div
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      className={styles.field}
    >
      {setup.hasSearch && !readonly ? (
        <AddressSearch template={settings['map_geocoder']} onFound={pick} />
      ) : null}
      <div
        className={styles.frame}
        style={{ '--height': `${setup.height}px` } as React.CSSProperties}
        data-invalid={props.invalid || undefined}
        data-readonly={readonly || undefined}
        inert={readonly}
      >
        <Suspense>
          <MapCanvas
            setup={setup}
            tiles={tiles}
            credit={credit}
            place={place}
            readonly={readonly}
            onPick={pick}
            onTilesMissing={() => setWithoutTiles(true)}
          />
        </Suspense>
        {isWithoutTiles ? (
          // Over the map, which needs the room no more: that they are missing turns out only after a while.
          <div className={styles.without}>
            <Notice tone="info">{text('noTiles')}</Notice>
          </div>
        ) : null}
      </div>
      <Coordinates
        stored={stored}
        readonly={readonly}
        onChange={onChange}
        inputErrors={inputErrors}
        onPick={pick}
      />
    </div>
  );
}
