/** What has help of its own, with its place in the guide: page and section. */
export const helpTopics = {
  relations: 'administrators.html#relations',
  statuses: 'administrators.html#statuses',
  permissions: 'administrators.html#roles-and-permissions',
  filters: 'editors.html#filters',
  conditions: 'administrators.html#conditions',
} as const;

export type HelpTopic = keyof typeof helpTopics;
