import { nested } from '#mocks/api/query-string.ts';
import type { Body, UploadedFile } from '#mocks/api/context.ts';
import { partsOf } from '#mocks/api/multipart.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import { othersTurn } from '#mocks/engine/breather.ts';
import { DEEPEST_JSON, excessOf, parseJson } from '#mocks/engine/values/json.ts';

/** The setting file_max_size is 100 MB to begin with; the rest is for the parts around a file. */
const MOST_BYTES_OF_FILES = 110 * 1024 * 1024;
/** What a request may bring that carries no file: more would hold up everybody else while it is read and checked. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Values in the JSON of one request. */
const MOST_VALUES = 200_000;
/** Of callers without a session: enough for any form that they can fill in. */
const MOST_BYTES_OF_STRANGERS = 64 * 1024;

export interface ParsedBody {
  body: Body | undefined;
  files: UploadedFile[];
}

/**
 * Reads the body of a request: JSON, or a form with bracketed names. Other media types count as no body.
 * Throws 400 (code 13) for JSON that is malformed or neither object nor list, as recorded, 413 for a body that is longer
 * than `isKnown` callers or strangers may send, and 422 for more values than are read.
 */
export async function readBody(
  request: Request,
  { isKnown, takesFiles }: { isKnown: boolean; takesFiles: boolean },
): Promise<ParsedBody> {
  const most = !isKnown ? MOST_BYTES_OF_STRANGERS : takesFiles ? MOST_BYTES_OF_FILES : MOST_BYTES;
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge(most);
  if (type === 'multipart/form-data') return multipart(request, most);
  const text = await limitedText(request, most);
  if (text.trim() === '') return { body: undefined, files: [] };
  if (type === 'application/x-www-form-urlencoded') return { body: formOf(text), files: [] };
  return {
    body: type === 'application/json' || type?.endsWith('+json') ? await jsonOf(text) : undefined,
    files: [],
  };
}

async function jsonOf(text: string): Promise<Body> {
  // each step of a large one takes a while
  await othersTurn();
  const excess = excessOf(text, MOST_VALUES);
  if (excess === 'levels') throw faults.invalid(`The body goes deeper than ${DEEPEST_JSON} levels.`);
  if (excess === 'values') throw faults.invalid(`The body holds more than ${MOST_VALUES} values.`);
  await othersTurn();
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw faults.payload();
  }
  if (value === null || typeof value !== 'object') throw faults.payload();
  return value as Body;
}

function formOf(text: string): Body {
  return nested(new URLSearchParams(text));
}

async function multipart(request: Request, most: number): Promise<ParsedBody> {
  const body = await limitedBytes(request, most);
  await othersTurn();
  const pairs: [string, string][] = [];
  const files: UploadedFile[] = [];
  for (const { name, filename, type, data } of partsOf(body, request.headers.get('content-type') ?? '')) {
    if (filename === null) pairs.push([name, new TextDecoder().decode(data)]);
    else files.push({ field: name, name: filename, type, data });
  }
  if (pairs.length === 0 && files.length === 0) throw faults.payload();
  return { body: nested(pairs), files };
}

async function limitedText(request: Request, most: number): Promise<string> {
  return new TextDecoder().decode(await limitedBytes(request, most));
}

/** A body without an announced length is counted while it comes in. */
async function limitedBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const whole = request.body ? await boundedBytes(request.body, most) : new Uint8Array();
  if (whole === null) throw tooLarge(most);
  return whole;
}

/** All bytes of a stream, null when there are more than `most`. */
export async function boundedBytes(
  stream: ReadableStream<Uint8Array>,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > max) return null;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const tooLarge = (most: number) =>
  new ApiFault(
    413,
    13,
    most === MOST_BYTES_OF_STRANGERS
      ? 'Without a session a request cannot be larger than 64 kB'
      : `The request is larger than ${most / 2 ** 20} MB`,
  );
