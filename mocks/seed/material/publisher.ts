/** The publisher's rows: books, authors, series, dates. German throughout. */
import type { SeedRow } from '#mocks/seed/material/articles.ts';
import { dayAfter, momentOn } from '#mocks/seed/material/calendar.ts';
import {
  blurbs,
  bookPlaces,
  bookSubtitles,
  bookTitles,
  events,
  germanPeople,
  venues,
} from '#mocks/seed/material/german.ts';
import { createRandom, fill, type Random, slugOf } from '#mocks/seed/material/random.ts';

/** `covers` and `portraits` are ids of pictures. */
export function makePublisher(covers: number[], portraits: number[]): Record<string, SeedRow[]> {
  const random = createRandom(1889);
  const autoren = makeAuthors(random, portraits);
  const reihen: SeedRow[] = [
    { id: 1, sort: 1, name: 'Kleine Küstenbibliothek', farbe: '#a9654b' },
    { id: 2, sort: 2, name: 'Nordlicht Krimi', farbe: '#2b2d5b' },
    { id: 3, sort: 3, name: 'Stimmen', farbe: '#2f5d46' },
    { id: 4, sort: 4, name: 'Außer der Reihe', farbe: '#b4381f' },
  ];
  const taken = new Set<string>();
  const buecher: SeedRow[] = [];
  const buecher_autoren: SeedRow[] = [];
  while (buecher.length < 84) {
    const words = { ort: random.pick(bookPlaces), person: random.pick(germanPeople).join(' ') };
    const titel = fill(random.pick(bookTitles), words);
    const untertitel = random.pick(bookSubtitles);
    if (taken.has(`${titel}${untertitel}`)) continue;
    taken.add(`${titel}${untertitel}`);
    const id = buecher.length + 1;
    const state = random.next();
    const erschienen = dayAfter(id * 13);
    buecher.push({
      id,
      status:
        state < 0.7
          ? 'lieferbar'
          : state < 0.85
            ? 'in_vorbereitung'
            : state < 0.96
              ? 'vergriffen'
              : 'geloescht',
      sort: id,
      titel,
      untertitel,
      kuerzel: `${slugOf(titel)}-${id}`,
      klappentext: random
        .sample(blurbs, 3)
        .map((text) => `<p>${fill(text, words)}</p>`)
        .join('\n'),
      reihe: random.whole(1, reihen.length),
      umschlag: random.pick(covers),
      isbn: `978-3-00-${String(100000 + id * 137).slice(0, 6)}-${id % 10}`,
      preis: (random.whole(12, 34) + random.pick([0, 0.5, 0.95])).toFixed(2),
      seiten: random.whole(96, 480),
      erschienen_am: erschienen,
      einband: random.pick(['gebunden', 'broschur', 'ebook']),
      empfehlung: random.chance(0.2) ? 1 : 0,
      angelegt_von: random.pick([1, 2, 2, 3]),
      angelegt_am: momentOn(random, id * 12),
      geaendert_von: 2,
      geaendert_am: momentOn(random, id * 12 + 9),
    });
    for (const person of random.sample(autoren, random.chance(0.2) ? 2 : 1)) {
      buecher_autoren.push({ id: buecher_autoren.length + 1, buch: id, autor: person.id });
    }
  }
  const termine = makeEvents(random, buecher);
  const verlag: SeedRow[] = [
    {
      id: 1,
      name: 'Verlag Nordlicht',
      leitsatz: 'Bücher für lange Abende.',
      text: '<p>Wir machen seit 1961 Bücher, die man verleiht und ungern zurückbekommt.</p><p>Zu Hause sind wir in einem alten Zollhaus, in dem es zieht.</p>',
      gegruendet: '1961-03-21',
      telefon: '+49 461 000 00 00',
      post: 'post@example.com',
    },
  ];
  return { autoren, reihen, buecher, buecher_autoren, termine, verlag };
}

function makeAuthors(random: Random, portraits: readonly number[]): SeedRow[] {
  return germanPeople.map(([vorname, nachname], index) => ({
    id: index + 1,
    vorname,
    nachname,
    geburtstag: `19${random.whole(48, 92)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`,
    portrait: index < portraits.length ? portraits[index] : null,
    kurzvita: fill('{name} wurde in {ort} geboren, lernte {beruf} und schreibt seither {wann}.', {
      name: `${vorname} ${nachname}`,
      ort: random.pick(bookPlaces),
      beruf: random.pick(['Bootsbau', 'Buchhandel', 'das Bäckerhandwerk', 'Vermessung']),
      wann: random.pick(['frühmorgens', 'im Zug', 'am Küchentisch', 'nur bei Regen']),
    }),
  }));
}

function makeEvents(random: Random, books: readonly SeedRow[]): SeedRow[] {
  return Array.from({ length: 46 }, (_, index) => {
    const buch = random.pick(books);
    const hour = random.whole(18, 20);
    const words = { person: random.pick(germanPeople).join(' '), titel: String(buch.titel) };
    return {
      id: index + 1,
      titel: fill(random.pick(events), words),
      ort: random.pick(venues),
      beginn: `${dayAfter(400 + index * 14)} ${hour}:00:00`,
      einlass: `${hour - 1}:30:00`,
      buch: buch.id,
      eintritt: random.chance(0.4) ? '0.00' : random.pick(['8.00', '12.50', '15.00']),
      ausverkauft: random.chance(0.15) ? 1 : 0,
    };
  });
}
