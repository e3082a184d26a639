import type { LatencySample } from '#app/entities/server/rules.ts';

/** What is told of a number of samples; times in ms, null while none has succeeded. */
export interface LatencyFacts {
  /** From the first sample to the last, whole minutes, at least 1. */
  minutes: number;
  median: number | null;
  highest: number | null;
  failures: number;
}

export function latencyFacts(samples: readonly LatencySample[]): LatencyFacts {
  const times = samples
    .filter(({ latency }) => latency >= 0)
    .map(({ latency }) => latency)
    .toSorted((a, b) => a - b);
  const span = (samples.at(-1)?.date ?? 0) - (samples[0]?.date ?? 0);
  return {
    minutes: Math.max(1, Math.round(span / 60_000)),
    median: times[Math.floor((times.length - 1) / 2)] ?? null,
    highest: times.at(-1) ?? null,
    failures: samples.length - times.length,
  };
}

export interface LatencyShape {
  /** Path of the line; a failed sample leaves a gap. */
  line: string;
  /** Places of failed samples along the line, in the unit of the width. */
  failures: number[];
  /** Where the newest sample stands; null when there is none, or it failed. */
  newest: { x: number; y: number } | null;
  /** Height of the scale in ms: a round number that all samples fit under. */
  top: number;
}

/** The newest sample is at the end of the width; `most` samples fill it. Times above the scale's top can't be. */
export function latencyShape(
  samples: readonly LatencySample[],
  width: number,
  height: number,
  max = 200,
): LatencyShape {
  const top = roundUp(Math.max(100, ...samples.map(({ latency }) => latency)));
  const step = width / (max - 1);
  const x = (index: number) => round(width - (samples.length - 1 - index) * step);
  const y = (latency: number) => round(height - (latency / top) * height);
  let line = '';
  let isDrawing = false;
  const failures: number[] = [];
  samples.forEach(({ latency }, index) => {
    if (latency < 0) {
      failures.push(x(index));
      isDrawing = false;
      return;
    }
    // A sample between two failures is a line of no length, which round ends show as a dot.
    line += isDrawing ? `L${x(index)} ${y(latency)}` : `M${x(index)} ${y(latency)}h0`;
    isDrawing = true;
  });
  const latest = samples.at(-1);
  const newest = latest && latest.latency >= 0 ? { x: width, y: y(latest.latency) } : null;
  return { line, failures, top, newest };
}

/** 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
