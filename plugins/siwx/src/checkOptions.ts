import { attempt } from "@latchkey/core"
import { SiwxOptionInvalidError } from "./errors.ts"
import { isField, MAX_RESOURCES } from "./messageFields.ts"
import type { SiwxOptions } from "./SiwxOptions.ts"

/** A wallet may show resources as links. */
const RUNS = /^(javascript|data|vbscript|blob|file|about|view-source|filesystem):/i

/** The options that a message and a request can be made of, and what is wrong with what was left out. */
export interface CheckedOptions {
  readonly options: SiwxOptions
  readonly problems: ReadonlyArray<SiwxOptionInvalidError>
}

const reaches: ReadonlyArray<unknown> = [undefined, "account", "network"] satisfies ReadonlyArray<
  SiwxOptions["askOn"]
>

const isText = (value: unknown): value is string => typeof value === "string"

const serverProblem = (server: unknown, page: string): string | undefined => {
  const url = isText(server) ? attempt(() => new URL(server, page)) : undefined
  if (url === undefined) return "it is no path of the page's server"
  if (url.origin !== new URL(page).origin) return `it is on ${url.origin}, and not on the page's own origin`
  return url.search !== "" || url.hash !== "" ? "it has a query or a fragment" : undefined
}

/**
 * Judges what an app gave, once: a statement that is one line of ASCII, resources that are URIs and run nothing, a server on the page's
 * own origin. `page` is the page's address. A wrong statement or resource is left out; a wrong server is asked all the same, since there
 * is no other.
 */
export const checkOptions = (given: SiwxOptions, page: string): CheckedOptions => {
  const { statement, resources, askOn, ...rest } = given
  const { server, backend, cloud, siweConfig } = given
  const listed: ReadonlyArray<unknown> = Array.isArray(resources) ? resources : []
  const isFit = (uri: unknown): uri is string => isText(uri) && isField.uri(uri) && !RUNS.test(uri)
  const fit = listed.filter(isFit).slice(0, MAX_RESOURCES)
  const isStatement = isText(statement) && isField.statement(statement)
  const isAsked = (backend ?? cloud ?? siweConfig) === undefined
  const wrong = isAsked && server !== undefined ? serverProblem(server, page) : undefined
  const found: ReadonlyArray<readonly [option: string, problem: string] | false> = [
    statement !== undefined &&
      statement !== "" &&
      !isStatement && ["statement", "it is not one line of ASCII"],
    resources !== undefined && !Array.isArray(resources) && ["resources", "it is no list"],
    listed.some((uri) => !isFit(uri)) && ["resources", "not all are URIs that a wallet may show"],
    listed.filter(isFit).length > MAX_RESOURCES && ["resources", `there are more than ${MAX_RESOURCES}`],
    !reaches.includes(askOn) && ["askOn", "it is neither `account` nor `network`"],
    wrong !== undefined && ["server", wrong]
  ]
  return {
    options: {
      ...rest,
      ...(reaches.includes(askOn) && askOn !== undefined ? { askOn } : {}),
      ...(isStatement ? { statement } : {}),
      ...(fit.length > 0 ? { resources: fit } : {}),
      ...(isText(server) ? { server: server.replace(/\/+$/, "") } : {})
    },
    problems: found
      .filter((one) => one !== false)
      .map(([option, problem]) => new SiwxOptionInvalidError({ option, problem }))
  }
}
