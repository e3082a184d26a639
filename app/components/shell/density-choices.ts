/** How close together things stand, as it is offered: in the account's menu and in the command menu. */
export const densityChoices = [
  { id: 'comfortable', key: 'shell:frame.densityComfortable', icon: 'density_medium' },
  { id: 'compact', key: 'shell:frame.densityCompact', icon: 'density_small' },
] as const;
