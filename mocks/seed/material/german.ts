/** Material for the publisher's project, and short German and French texts for translated articles. */
export const bookTitles = [
  'Das Licht über {ort}',
  'Ein Winter in {ort}',
  'Die Uhr am Kai',
  'Von {ort} aus gesehen',
  'Was der Schnee behält',
  'Kleine Kunde vom Eis',
  'Die Frau im Leuchtturm',
  'Neun Briefe nach {ort}',
  'Der lange Weg zum Brot',
  'Stille, mit Möwen',
  'Das zweite Ufer',
  'Nachtzug nach {ort}',
  'Der Garten hinter dem Deich',
  'Salz im Mantel',
  'Die Zimmer meiner Tante',
  'Handbuch der Abschiede',
  'Ein Boot für Marie',
  'Unter dem Kran',
  'Der Apotheker von {ort}',
  'Fast schon Frühling',
  'Alle meine Häfen',
  'Die Farbe von Regen',
  'Karten ohne Norden',
  'Der Klavierstimmer von {ort}',
  'Vier Stimmen für ein Haus',
  'Was wir den Vögeln sagen',
  'Die Wärme der Werkstatt',
  'Zuletzt gesehen in {ort}',
];

export const bookSubtitles = [
  'Roman',
  'Erzählungen',
  'Ein Lesebuch',
  'Gedichte',
  'Essays',
  'Eine Reise',
  'Kriminalroman',
  'Erinnerungen',
];

export const bookPlaces = [
  'Tönsfleth',
  'Varnhagen',
  'Süderkoog',
  'Altenwiek',
  'Großmoor',
  'Östervik',
  'Bükensand',
  'Käsmünde',
  'Holmby',
  'Läsø-Sund',
];

export const blurbs = [
  'Als {person} nach {ort} zurückkehrt, ist das Haus verkauft und der Hund noch da.',
  'Ein Sommer, zwei Schwestern und ein Brief, der zwölf Jahre zu spät kommt.',
  'Was als Vertretung für drei Wochen beginnt, wird zum Beruf eines Lebens.',
  'In {ort} kennt jeder jeden, und keiner fragt nach dem Nachbarn mit dem Boot.',
  'Mit trockenem Witz und großer Zuneigung erzählt dieses Buch von Menschen, die bleiben.',
  'Die Sprache ist knapp, der Humor leise, und am Ende fehlt einem jede einzelne Figur.',
  'Ein Dorf, das sich an alles erinnert, nur nicht an die eine Nacht im November.',
  'Zwischen Werft und Schule wächst ein Kind auf, das die Wolken beim Namen nennt.',
  'Wer dieses Buch liest, hört danach anders zu, wenn der Wind dreht.',
  'Drei Generationen, eine Küche und ein Streit über das richtige Salz.',
  'Ein Kriminalfall ohne Leiche, dafür mit sehr viel Nebel.',
  'Die Autorin sammelt, was sonst niemand aufhebt: Fahrpläne, Rezepte, halbe Sätze.',
  'Ein Buch wie ein offenes Fenster im Februar: kalt, hell und unbedingt nötig.',
  'Man kann das in einem Zug lesen; besser ist es, zweimal umzusteigen.',
  'Am Ende steht kein Abschied, sondern eine Einladung zum Kaffee.',
  'Für alle, die am Bahnsteig lieber noch eine Seite lesen.',
];

export const germanPeople = [
  ['Wiebke', 'Hansen'],
  ['Jörn', 'Petersen'],
  ['Käthe', 'Möller'],
  ['Ole', 'Brüggemann'],
  ['Frauke', 'Thießen'],
  ['Hinnerk', 'Voß'],
  ['Anke', 'Lüders'],
  ['Sören', 'Nissen'],
  ['Maren', 'Böhme'],
  ['Tjark', 'Götz'],
  ['Elke', 'Öhlschläger'],
  ['Rüdiger', 'Kühn'],
  ['Imke', 'Süß'],
  ['Bärbel', 'Jäger'],
] as const;

export const events = [
  'Lesung mit {person}',
  'Buchvorstellung: {titel}',
  'Gespräch am Kamin: {person}',
  'Werkstattabend für Übersetzer',
  'Tag der offenen Setzerei',
  'Kinderlesung auf dem Kutter',
  'Messe: Treffpunkt am Stand',
];

export const venues = [
  'Buchhandlung am Fleet',
  'Altes Zollhaus',
  'Stadtbücherei, Saal 2',
  'Café Lotse',
  'Museum der Arbeit',
  'Kulturspeicher',
];

/** Standfirsts for translated articles: German and French say the same thing. */
export const standfirsts: [string, string][] = [
  [
    'Ein langsamer Gang an einer Küste, die sich jeden Winter ein wenig verschiebt.',
    'Une marche lente le long d’une côte qui bouge un peu chaque hiver.',
  ],
  [
    'Drei Familien, zwei Tiden und ein Fahrplan, der an einer Tür hängt.',
    'Trois familles, deux marées et un horaire punaisé sur une porte.',
  ],
  [
    'Warum der beste Tisch im Ort die Mauer davor ist.',
    'Pourquoi la meilleure table du village est le muret d’en face.',
  ],
  [
    'Ein Gespräch über Karten, Manieren und die richtige Art, Brot zu schneiden.',
    'Une conversation sur les cartes, les manières et l’art de couper le pain.',
  ],
  [
    'Werkzeug, das seine Besitzer überlebt, und Besitzer, die damit rechnen.',
    'Des outils qui survivent à leurs maîtres, et des maîtres qui s’y attendent.',
  ],
  [
    'Die Vorhersagen wurden besser. Das Meer wurde nicht einfacher.',
    'Les prévisions se sont améliorées. La mer, elle, n’est pas devenue plus simple.',
  ],
];

export const frenchHeadlines: Record<string, string> = {
  coast: 'Lettre de la côte: {place}',
  science: 'Carnet d’observation: {place}',
  voices: 'Une voix de {place}',
  kitchen: 'À table à {place}',
  craft: 'L’atelier de {place}',
  culture: 'Un soir à {place}',
};

export const translatedBody: [string, string] = [
  '<p>Die Reise beginnt in {place}, wo {person} seit Jahren Buch über Wind und Ankünfte führt.</p>' +
    '<p>„Man muss nicht alles aufschreiben“, heißt es hier, „nur das, was am nächsten Tag noch stimmt.“</p>',
  '<p>Le voyage commence à {place}, où {person} note depuis des années le vent et les arrivées.</p>' +
    '<p>« On n’est pas obligé de tout écrire, dit-on ici, seulement ce qui sera encore vrai demain. »</p>',
];
