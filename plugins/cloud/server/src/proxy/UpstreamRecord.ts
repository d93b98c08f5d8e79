import * as v from "valibot"
import { fields, text, webUrl, whole } from "../fields.ts"

/** A service whose key no page may have: the server asks it for the pages of the projects. */
export interface UpstreamRecord {
  /** What it is called in the address: `/proxy/{project}/{id}/…`. */
  readonly id: string
  /** Base of its API, without a slash at the end. */
  readonly url: string
  /** Beginnings of the paths below `url` that are passed on, each with a slash before and behind; no other is. */
  readonly routes: ReadonlyArray<string>
  /** What the service is sent, its key among them; of a page's own request nothing is. */
  readonly headers: Readonly<Record<string, string>>
  /** By client address, for this service alone. */
  readonly requestsPerMinute: number
}

const MAX_REQUESTS = 100_000
const USUAL_REQUESTS = 30

/** What an entry of `upstreams` of a configuration says. */
export const upstreamSchema: v.GenericSchema<unknown, UpstreamRecord> = fields({
  id: v.pipe(text, v.regex(/^[a-z0-9-]+$/, "has something else in it than a to z, 0 to 9 and -")),
  url: v.pipe(webUrl, v.regex(/[^/]$/, "ends with a slash")),
  routes: v.pipe(
    v.array(
      v.pipe(text, v.regex(/^\/(?:[\w-][\w.-]*\/)+$/, "is no path with a slash before and behind")),
      "is no list"
    ),
    v.minLength(1, "is empty")
  ),
  headers: v.optional(v.record(text, text, "is not an object"), {}),
  requestsPerMinute: v.optional(v.pipe(whole(MAX_REQUESTS), v.minValue(1, "is zero")), USUAL_REQUESTS)
})
