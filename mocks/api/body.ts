import { nested } from '#mocks/api/query-string.ts';
import type { Body, UploadedFile } from '#mocks/api/context.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import { DEEPEST_JSON, isTooDeep, parseJson } from '#mocks/engine/values/json.ts';

/** The setting file_max_size is 100 MB to begin with; the rest is for the parts around a file. */
const MOST_BYTES = 110 * 1024 * 1024;
/** Of callers without a session: enough for any form that they can fill in. */
const MOST_BYTES_OF_STRANGERS = 64 * 1024;

export interface ParsedBody {
  body: Body | undefined;
  files: UploadedFile[];
}

/**
 * Reads the body of a request: JSON, or a form with bracketed names. Other media types count as no body.
 * Throws 400 (code 13) for JSON that is malformed or neither object nor list, as recorded, and 413 for a body that is longer
 * than `isKnown` callers or strangers may send.
 */
export async function readBody(request: Request, isKnown: boolean): Promise<ParsedBody> {
  const most = isKnown ? MOST_BYTES : MOST_BYTES_OF_STRANGERS;
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge(most);
  if (type === 'multipart/form-data') return multipart(request, most);
  const text = await limitedText(request, most);
  if (text.trim() === '') return { body: undefined, files: [] };
  if (type === 'application/x-www-form-urlencoded') return { body: formOf(text), files: [] };
  return {
    body: type === 'application/json' || type?.endsWith('+json') ? jsonOf(text) : undefined,
    files: [],
  };
}

function jsonOf(text: string): Body {
  if (isTooDeep(text)) throw faults.invalid(`The body goes deeper than ${DEEPEST_JSON} levels.`);
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
  let form: FormData;
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    form = await new Response(body, { headers }).formData();
  } catch {
    throw faults.payload();
  }
  const pairs: [string, string][] = [];
  const files: UploadedFile[] = [];
  for (const [field, value] of form) {
    if (typeof value === 'string') pairs.push([field, value]);
    else
      files.push({
        field,
        name: value.name,
        type: value.type,
        data: new Uint8Array(await value.arrayBuffer()),
      });
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
    most === MOST_BYTES
      ? 'The request is larger than 110 MB'
      : 'Without a session a request cannot be larger than 64 kB',
  );
