import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/ui/Button.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import styles from './map.module.css';
import { firstPlace, geocoderAddress, type Position } from './position.ts';

interface AddressSearchProps {
  /** Of the geocoder's address, from the settings. */
  template: string | null | undefined;
  onFound: (place: Position) => void;
}

/** Finds a place by its address: the first that the project's geocoder knows. */
export function AddressSearch({ template, onFound }: AddressSearchProps) {
  const text = useInterfaceText('map');
  const [address, setAddress] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);
  if (geocoderAddress(template, 'x', document.baseURI) === null)
    return <p className={styles.hint}>{text('noGeocoder')}</p>;

  const find = async () => {
    const query = address.trim();
    const url = geocoderAddress(template, query, document.baseURI);
    if (query === '' || url === null) return;
    stopper.current?.abort();
    const { signal } = (stopper.current = new AbortController());
    setAsking(true);
    setSaid(null);
    try {
      const answer = await fetch(url, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(20_000)]),
        credentials: 'omit',
        headers: { accept: 'application/json' },
      });
      const place = answer.ok ? firstPlace(await answer.json()) : null;
      if (!answer.ok) setSaid(text('findFailed'));
      else if (place) onFound(place);
      else setSaid(text('notFound', { address: query }));
    } catch {
      if (!signal.aborted) setSaid(text('findFailed'));
    } finally {
      if (!signal.aborted) setAsking(false);
    }
  };
  return (
    <div className={styles.address}>
      <TextField
        type="search"
        label={text('address')}
        error={said}
        value={address}
        onChange={setAddress}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void find();
        }}
        className={styles.grow}
      />
      <Button pending={isAsking} onClick={() => void find()}>
        {text('find')}
      </Button>
    </div>
  );
}
