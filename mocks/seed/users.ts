/** People of the demo. `avatar` is the name of a picture; ids are fixed because rows refer to them. */
import { ROLE } from '#mocks/seed/roles.ts';

export interface UserSeed {
  id: number;
  status: 'active' | 'suspended' | 'invited';
  role: number;
  first_name: string;
  last_name: string;
  email: string;
  title: string;
  company: string;
  timezone: string;
  locale: string;
  theme: 'auto' | 'light' | 'dark';
  avatar: string | null;
}

const review = { company: 'The Tidewater Review', status: 'active' } as const;

export const reviewUsers: UserSeed[] = [
  {
    ...review,
    id: 1,
    role: ROLE.admin,
    first_name: 'Helen',
    last_name: 'Marsh',
    email: 'admin@example.com',
    title: 'Publisher',
    timezone: 'Europe/London',
    locale: 'en-US',
    theme: 'auto',
    avatar: 'portrait-1.jpg',
  },
  {
    ...review,
    id: 2,
    role: ROLE.editor,
    first_name: 'Bea',
    last_name: 'Lorimer',
    email: 'editor@example.com',
    title: 'Editor in chief',
    timezone: 'Europe/Berlin',
    locale: 'en-GB',
    theme: 'light',
    avatar: 'portrait-2.jpg',
  },
  {
    ...review,
    id: 3,
    role: ROLE.author,
    first_name: 'Davit',
    last_name: 'Brannock',
    email: 'author@example.com',
    title: 'Staff writer',
    timezone: 'America/New_York',
    locale: 'en-US',
    theme: 'dark',
    avatar: 'portrait-3.jpg',
  },
  {
    ...review,
    id: 4,
    role: ROLE.viewer,
    first_name: 'Noor',
    last_name: 'Haddad',
    email: 'viewer@example.com',
    title: 'Guest of the desk',
    timezone: 'Asia/Tokyo',
    locale: 'en-US',
    theme: 'auto',
    avatar: null,
  },
  {
    ...review,
    id: 5,
    role: ROLE.author,
    first_name: 'Wilf',
    last_name: 'Osgood',
    email: 'wilf@example.com',
    title: 'Columnist, on leave',
    timezone: 'Europe/London',
    locale: 'fr-FR',
    theme: 'light',
    avatar: 'portrait-5.jpg',
    status: 'suspended',
  },
  {
    ...review,
    id: 6,
    role: ROLE.author,
    first_name: 'Katya',
    last_name: 'Brand',
    email: 'katya@example.com',
    title: 'Photographer',
    timezone: 'Europe/Paris',
    locale: 'de-DE',
    theme: 'auto',
    avatar: null,
    status: 'invited',
  },
];

const publisher = {
  company: 'Verlag Nordlicht',
  status: 'active',
  locale: 'de-DE',
  timezone: 'Europe/Berlin',
} as const;

export const publisherUsers: UserSeed[] = [
  {
    ...publisher,
    id: 1,
    role: ROLE.admin,
    first_name: 'Henrike',
    last_name: 'Lüders',
    email: 'admin@example.com',
    title: 'Verlegerin',
    theme: 'auto',
    avatar: 'gesicht-1.jpg',
  },
  {
    ...publisher,
    id: 2,
    role: ROLE.editor,
    first_name: 'Jörn',
    last_name: 'Petersen',
    email: 'editor@example.com',
    title: 'Lektor',
    theme: 'light',
    avatar: 'gesicht-2.jpg',
  },
  {
    ...publisher,
    id: 3,
    role: ROLE.author,
    first_name: 'Käthe',
    last_name: 'Möller',
    email: 'author@example.com',
    title: 'Autorin',
    theme: 'dark',
    avatar: 'gesicht-3.jpg',
  },
  {
    ...publisher,
    id: 4,
    role: ROLE.viewer,
    first_name: 'Sören',
    last_name: 'Nissen',
    email: 'viewer@example.com',
    title: 'Gast',
    theme: 'auto',
    avatar: null,
  },
];
