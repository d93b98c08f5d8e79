import { Buffer } from "node:buffer"
import type { Context, Hono } from "hono"
import type { AccountParts } from "../account/accountRoutes.ts"
import { makeLimiter } from "../makeLimiter.ts"
import { refuse } from "../refuse.ts"
import type { UpstreamRecord } from "./UpstreamRecord.ts"

const MAX_QUERY = 4_000
const MAX_ANSWER = 2_000_000
const ANSWER_MILLIS = 10_000
/** What a service refuses since the server's own key is refused, which is nothing that a page could mend. */
const OF_THE_KEY: ReadonlyArray<number> = [401, 403, 407]

/** Whether an origin is one of a project's, in which `*` stands for any text of a host or a port. */
const isOrigin = (patterns: ReadonlyArray<string>, origin: string): boolean =>
  patterns.some((pattern) =>
    new RegExp(`^${pattern.replaceAll(/[^*\w]/g, String.raw`\$&`).replaceAll("*", "[^/]*")}$`, "i").test(
      origin
    )
  )

/** A path that means nothing else to the service than to this server. */
const isPlain = (path: string): boolean => /^\/[\w./-]*$/.test(path) && !/\.\.|\/\/|\/\.\//.test(path)

interface Answer {
  readonly status: number
  readonly body: Buffer<ArrayBuffer>
  readonly retryAfter: string | null
}

/** What the service answers, as JSON; undefined where it does not in time, with too much, with something else, or by sending elsewhere. */
const askUpstream = async (url: string, headers: UpstreamRecord["headers"]): Promise<Answer | undefined> => {
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json", ...headers },
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_MILLIS)
    })
    const chunks: Array<Uint8Array> = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > MAX_ANSWER) return undefined
      chunks.push(chunk)
    }
    const body = Buffer.concat(chunks)
    const { status } = response
    if (status >= 500 || OF_THE_KEY.includes(status)) return undefined
    // Of what is too fast, the status alone says what it is.
    if (status !== 429) JSON.parse(body.toString("utf8"))
    return { status, body, retryAfter: response.headers.get("retry-after") }
  } catch {
    return undefined
  }
}

/** Adds what passes requests of the projects' pages on to services, with a key that the pages do not have. */
export const proxyRoutes = (
  app: Hono,
  {
    upstreams,
    projectOf,
    clientOf,
    now
  }: Pick<AccountParts, "projectOf"> & {
    readonly upstreams: ReadonlyArray<UpstreamRecord>
    readonly clientOf: (context: Context) => string
    readonly now: () => number
  }
): void => {
  const served = new Map(
    upstreams.map((upstream) => [
      upstream.id,
      { ...upstream, allow: makeLimiter(upstream.requestsPerMinute) }
    ])
  )
  app.get("/proxy/:project/:upstream/*", async (context) => {
    const { project: projectId, upstream: id } = context.req.param()
    const project = projectOf(projectId)
    if (project === undefined) return refuse(context, 401, "project", "There is no such project")
    if (!isOrigin(project.origins, context.req.header("origin") ?? ""))
      return refuse(context, 401, "origin", "The project has no such origin")
    const upstream = served.get(id)
    const { pathname, search } = new URL(context.req.url)
    const path = pathname.slice(`/proxy/${projectId}/${id}`.length)
    if (upstream === undefined || !isPlain(path) || !upstream.routes.some((route) => path.startsWith(route)))
      return refuse(context, 404, "path", "There is no such route")
    if (search.length > MAX_QUERY) return refuse(context, 400, "query", `At most ${MAX_QUERY} characters`)
    const verdict = upstream.allow(clientOf(context), now())
    if ("retryAfter" in verdict) {
      context.header("retry-after", String(verdict.retryAfter))
      return refuse(context, 429, "", "Too many requests")
    }
    const answer = await askUpstream(`${upstream.url}${path}${search}`, upstream.headers)
    if (answer === undefined) {
      context.header("retry-after", "5")
      return refuse(context, 503, "", "The service does not answer as it should")
    }
    const { status, body, retryAfter } = answer
    if (retryAfter !== null && /^\d{1,6}$/.test(retryAfter)) context.header("retry-after", retryAfter)
    context.header("cache-control", "no-store")
    return new Response(body, {
      status,
      headers: { ...Object.fromEntries(context.res.headers), "content-type": "application/json" }
    })
  })
}
