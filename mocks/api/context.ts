import type { Server } from '#mocks/engine/server.ts';
import type { Session } from '#mocks/engine/session/session.ts';
import type { Actor, Project, Query } from '#mocks/engine/types.ts';

export interface UploadedFile {
  /** The form field that carried it. */
  field: string;
  name: string;
  type: string;
  data: Uint8Array;
}

/** A parsed body: always an object or a list. */
export type Body = Record<string, unknown> | unknown[];

/** What every handler gets. */
export interface GlobalContext {
  server: Server;
  request: Request;
  query: Query;
  /** The parsed body. Reading it throws 400 (code 13) when the request had none. */
  readonly body: Body;
  /** The body, or undefined when the request had none. */
  optionalBody: Body | undefined;
  /** Files of a multipart body; its other fields are in `body`. */
  files: UploadedFile[];
  /** Path parameters, decoded. */
  params: Record<string, string>;
  /** `params.id` taken apart at its commas before decoding: a key may hold an encoded comma. */
  ids: string[];
  /** `http://host:port` as the caller sees it, without a slash at the end. */
  origin: string;
  /** Address of the caller. */
  address: string;
  /** Headers of the reply, for those besides the usual ones. */
  headers: Headers;
  /** Who is asking, where the request names a project: by path, by header or by token. */
  caller: { project: Project; actor: Actor; session: Session } | null;
}

export interface ProjectContext extends GlobalContext {
  project: Project;
  actor: Actor;
  session: Session;
}

/**
 * What a handler answers: an object to be sent as JSON (`{ data, meta? }`), null for an empty 204, or a Response
 * of its own. An empty object is "done, nothing to tell".
 */
export type Reply = object | null | Response;

export interface RouteOptions {
  /** Marks the reply `public: true` for signed-in callers too, as the auth routes do. */
  alwaysPublic?: boolean;
  /** The body may carry a file, and be as long as one. */
  takesFiles?: boolean;
}

type Register<C> = (
  path: string,
  handler: (context: C) => Reply | Promise<Reply>,
  options?: RouteOptions,
) => void;

/** Registers handlers under `/{project}`, with paths as `/items/:collection/:id`. */
export interface ProjectRoutes {
  get: Register<ProjectContext>;
  post: Register<ProjectContext>;
  patch: Register<ProjectContext>;
  delete: Register<ProjectContext>;
}

/** The same for routes outside any project. */
export interface GlobalRoutes {
  get: Register<GlobalContext>;
  post: Register<GlobalContext>;
  delete: Register<GlobalContext>;
}
