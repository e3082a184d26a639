import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { describeError } from '#app/components/shell/describe-error.ts';
import { fileMutations } from '#app/entities/files/mutations.ts';
import { assetUrl } from '#app/entities/files/rules.ts';
import { fieldOf } from '#app/entities/collections/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useCollection } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { finishedPicture, readPicture, shownPicture, turnedSize, writtenType } from './draw-picture.ts';
import {
  type Cut,
  flipped,
  focalPointOf,
  mirrored,
  type Spot,
  spotFlipped,
  spotMirrored,
  spotTurnedLeft,
  spotWithin,
  type Turn,
  turnedLeft,
  untouched,
  withFocalPoint,
} from './picture-ops.ts';

export type Step = 'left' | 'mirror' | 'flip';

const steps: Record<Step, { turn: (turn: Turn) => Turn; spot: (spot: Spot) => Spot }> = {
  left: { turn: turnedLeft, spot: spotTurnedLeft },
  mirror: { turn: mirrored, spot: spotMirrored },
  flip: { turn: flipped, spot: spotFlipped },
};

export interface PictureEditing {
  /** Address of the picture as it is now; null while it is on its way. */
  shown: string | null;
  /** Pixels as it is turned now. */
  size: { width: number; height: number } | null;
  /** The picture can't be read. */
  isLost: boolean;
  cut: Cut | null;
  setCut: (cut: Cut | null) => void;
  /** The server keeps the point. */
  canFocus: boolean;
  focus: Spot | null;
  setFocus: (spot: Spot | null) => void;
  take: (step: Step) => void;
  isChanged: boolean;
  /** The formats of the picture and of what is saved, when this browser can't write the former; else null. */
  otherFormat: { before: string; after: string } | null;
  /** 0 to 1 while it is saved, else null. */
  part: number | null;
  problem: string | null;
  save: () => void;
}

/** The picture of a file on a table: turned, mirrored, cut, with a point that matters; nothing is sent before `save`. */
export function usePictureEditor(file: Item, onSaved: () => void): PictureEditing {
  const project = useProject();
  const stored = file as StoredFile;
  const type = stored.type ?? 'image/png';
  const address = assetUrl(project, stored);
  const { data: picture, isError } = useQuery({
    queryKey: [project, 'files', 'picture', stored.private_hash, file['checksum']],
    queryFn: () => readPicture(address),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
  const { data: written = type } = useQuery({
    queryKey: ['picture-type', type],
    queryFn: () => writtenType(type),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const files = useCollection('directus_files');
  const canFocus = files ? fieldOf(files, 'metadata')?.readonly === false : false;
  const before = focalPointOf(file['metadata']);
  const [turn, setTurn] = useState(untouched);
  const [cut, setCut] = useState<Cut | null>(null);
  const [focus, setFocus] = useState(before);
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useShown(picture, turn);
  const replace = useMutation(fileMutations.replace(project));
  const update = useMutation(itemMutations.update(project, 'directus_files', 'id'));

  const isRedrawn = cut !== null || turn.quarters !== 0 || turn.isMirrored;
  const isRefocused = focus?.x !== before?.x || focus?.y !== before?.y;
  const metadata = () => {
    const spot = focus && cut ? spotWithin(focus, cut) : focus;
    return canFocus && (spot || before) ? { metadata: withFocalPoint(file['metadata'], spot) } : {};
  };
  const run = async () => {
    setPart(0);
    setProblem(null);
    try {
      if (isRedrawn && picture) {
        const blob = await finishedPicture(picture, turn, cut, type);
        const name =
          blob.type === type ? stored.filename_download || 'picture' : `picture.${subtype(blob.type)}`;
        await replace.mutateAsync({
          old: stored,
          file: new File([blob], name, { type: blob.type }),
          values: metadata(),
          onProgress: setPart,
          signal: new AbortController().signal,
        });
      } else if (isRefocused) await update.mutateAsync({ key: String(stored.id), changes: metadata() });
      onSaved();
    } catch (error) {
      setProblem(describeError(error));
      setPart(null);
    }
  };
  return {
    canFocus,
    shown,
    size: picture ? turnedSize(picture, turn) : null,
    isLost: isError,
    cut,
    setCut,
    focus,
    setFocus,
    take: (step) => {
      setTurn(steps[step].turn(turn));
      if (focus) setFocus(steps[step].spot(focus));
      setCut(null);
    },
    isChanged: isRedrawn || isRefocused,
    otherFormat: written === type ? null : { before: formatName(type), after: formatName(written) },
    part,
    problem,
    save: () => void run(),
  };
}

/** The turned picture as an address; the one before stays until the next is drawn. */
function useShown(picture: ImageBitmap | undefined, turn: Turn): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return undefined;
    let isOver = false;
    let address: string | null = null;
    void shownPicture(picture, turn).then((made) => {
      address = made;
      if (isOver) URL.revokeObjectURL(made);
      else setShown(made);
    });
    return () => {
      isOver = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [picture, turn]);
  return shown;
}

const subtype = (type: string) => type.replace(/^image\//, '');
const formatName = (type: string) => subtype(type).toUpperCase();
