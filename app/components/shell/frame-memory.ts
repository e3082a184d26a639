/** What this machine remembers of the frame. */
export interface FrameMemory {
  /** px */
  navWidth: number;
  isNavHidden: boolean;
  isInfoWide: boolean;
}

/** Bounds of the navigation's width and what it is at first, px. */
export const navBounds = { min: 180, max: 420, default: 232 } as const;

/** What was kept, put right: it may be of another version, or of somebody's making. */
export function toFrameMemory(kept: unknown): FrameMemory {
  const { navWidth, isNavHidden, isInfoWide } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Record<string, unknown>;
  const width = typeof navWidth === 'number' && Number.isFinite(navWidth) ? navWidth : navBounds.default;
  return {
    navWidth: Math.round(Math.max(navBounds.min, Math.min(navBounds.max, width))),
    isNavHidden: isNavHidden === true,
    isInfoWide: isInfoWide === true,
  };
}
