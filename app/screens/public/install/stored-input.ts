import { initialValues, type InstallValues, type Step, steps } from './install-rules.ts';

const storageKey = 'lectern-install';

/** Typed before a reload: everything but passwords. */
export interface KeptInput {
  step: Step;
  values: InstallValues;
}

const secrets = { superAdmin: '', password: '', dbPassword: '' };

/** Null when nothing is kept, or nothing that this version understands. */
export function readKeptInput(): KeptInput | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('step' in kept) || !('values' in kept)) return null;
    const step = steps.find((each) => each === kept.step);
    if (step === undefined) return null;
    return { step, values: { ...typedLike(initialValues, kept.values), ...secrets } };
  } catch {
    return null;
  }
}

export function keepInput({ step, values }: KeptInput): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ step, values: { ...values, ...secrets } }));
  } catch {
    // Storage may be full or forbidden: then a reload starts over.
  }
}

export function forgetInput(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Forbidden: then nothing is kept either.
  }
}

/** Members of `found` that are of the same type as those of `model`, which stands in for the others. */
function typedLike(model: InstallValues, found: unknown): InstallValues {
  const entries = Object.entries(typeof found === 'object' && found !== null ? found : {});
  const same = entries.filter(([name, value]) => typeof value === typeof model[name as keyof InstallValues]);
  return { ...model, ...Object.fromEntries(same) };
}
