import 'leaflet/dist/leaflet.css';
import type { Map as LeafletMap, Marker } from 'leaflet';
import * as leaflet from 'leaflet/dist/leaflet-src.esm.js';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { useLatest } from '#app/lib/latest.ts';
import styles from './map.module.css';
import type { MapSetup, Position } from './position.ts';

interface MapCanvasProps {
  setup: MapSetup;
  /** Address of the map's pictures; null: an empty plane, on which a pin can be set all the same. */
  tiles: string | null;
  credit: string;
  place: Position | null;
  readonly: boolean;
  onPick: (place: Position) => void;
  /** Told once when none of the pictures can be loaded. */
  onTilesMissing: () => void;
}

/** A map with a pin: a click sets it, dragging moves it. Without a mouse the numbers beside the map do the same. */
export default function MapCanvas({ setup, tiles, credit, place, readonly, ...props }: MapCanvasProps) {
  const text = useInterfaceText('map');
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const latest = useLatest({ ...props, place, setup });
  const label = text('map');

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const { place: at, setup: start } = latest.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = leaflet.map(element, {
      center: at ?? start.center,
      zoom: start.zoom,
      maxZoom: start.maxZoom,
      // Both write markup, and say nothing that isn't said here.
      zoomControl: false,
      attributionControl: false,
      // The page scrolls under the wheel, and under a finger; two fingers move the map.
      scrollWheelZoom: false,
      dragging: !readonly && !matchMedia('(pointer: coarse)').matches,
      keyboard: !readonly,
      doubleClickZoom: !readonly,
      touchZoom: !readonly,
      boxZoom: false,
      inertia: !isStill,
      fadeAnimation: !isStill,
      zoomAnimation: !isStill,
      markerZoomAnimation: !isStill,
    });
    if (!readonly) {
      made.on('click', ({ latlng }) => {
        const { lat, lng } = latlng.wrap();
        latest.current.onPick({ lat, lng });
      });
    }
    const sizes = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    sizes.observe(element);
    setMap(made);
    return () => {
      sizes.disconnect();
      setMap(null);
      made.remove();
    };
  }, [readonly, latest]);

  useEffect(() => {
    if (!map || tiles === null) return undefined;
    let isAny = false;
    const layer = leaflet.tileLayer(tiles, {
      maxZoom: setup.maxZoom,
      subdomains: 'abcd',
      referrerPolicy: 'origin',
    });
    layer.on('tileload', () => {
      isAny = true;
    });
    layer.on('tileerror', () => {
      if (!isAny) latest.current.onTilesMissing();
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, tiles, setup.maxZoom, latest]);

  usePin(map, place, readonly, text('pin'), (picked) => latest.current.onPick(picked));
  return (
    <>
      <div ref={frame} className={styles.canvas} role="application" aria-label={label} />
      {readonly ? null : (
        <div className={styles.tools}>
          <IconButton label={text('zoomIn')} onClick={() => map?.zoomIn()}>
            <Icon name="add" />
          </IconButton>
          <IconButton label={text('zoomOut')} onClick={() => map?.zoomOut()}>
            <Icon name="remove" />
          </IconButton>
        </div>
      )}
      {credit === '' || tiles === null ? null : <span className={styles.credit}>{credit}</span>}
    </>
  );
}

/** The pin stands where the place is; the map follows when that is out of sight. */
function usePin(
  map: LeafletMap | null,
  place: Position | null,
  readonly: boolean,
  label: string,
  onDragged: (place: Position) => void,
): void {
  const pin = useRef<Marker | null>(null);
  const dragged = useLatest(onDragged);
  const [lat, lng] = [place?.lat, place?.lng];
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return;
    if (pin.current) pin.current.setLatLng([lat, lng]);
    else {
      const made = leaflet.marker([lat, lng], {
        icon: leaflet.divIcon({
          html: drawPin(),
          className: styles.pin ?? '',
          iconSize: [32, 40],
          iconAnchor: [16, 39],
        }),
        draggable: !readonly,
        keyboard: false,
        title: label,
        alt: label,
      });
      made.on('dragend', () => {
        const at = made.getLatLng().wrap();
        dragged.current({ lat: at.lat, lng: at.lng });
      });
      made.addTo(map);
      pin.current = made;
    }
    if (!map.getBounds().contains([lat, lng])) map.panTo([lat, lng]);
  }, [map, lat, lng, readonly, label, dragged]);
  const isThere = place !== null;
  useEffect(() => {
    if (!isThere) return undefined;
    return () => {
      pin.current?.remove();
      pin.current = null;
    };
  }, [map, isThere]);
}

/** Drawn by nodes: markup is refused. */
function drawPin(): HTMLElement {
  const space = 'http://www.w3.org/2000/svg';
  const box = document.createElement('div');
  const picture = document.createElementNS(space, 'svg');
  picture.setAttribute('viewBox', '0 0 32 40');
  picture.setAttribute('width', '32');
  picture.setAttribute('height', '40');
  picture.setAttribute('aria-hidden', 'true');
  const drop = document.createElementNS(space, 'path');
  drop.setAttribute('d', 'M16 39C16 39 29 24 29 14A13 13 0 0 0 3 14C3 24 16 39 16 39Z');
  drop.setAttribute('fill', 'currentColor');
  drop.setAttribute('stroke', 'white');
  drop.setAttribute('stroke-width', '2');
  const eye = document.createElementNS(space, 'circle');
  for (const [name, value] of Object.entries({ cx: '16', cy: '14', r: '5', fill: 'white' }))
    eye.setAttribute(name, value);
  picture.append(drop, eye);
  box.append(picture);
  return box;
}
